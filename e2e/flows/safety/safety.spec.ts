import type { Page } from '@playwright/test';
import { idOf, post } from '../../support/calls.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  onPhone,
} from '../../support/fixtures.ts';
import { newPerson } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** Writes by the call alone; answers the status. */
const writeByCall = async (page: Page, profile: string, text: string): Promise<number> =>
  (await post(page, '/api/messages.php', { profile, text })).status();

test(
  '[P09] a block from the profile: neither sees nor writes to the other, until it is taken back',
  onPhone,
  async ({ member, guard }, testInfo) => {
    guard.allow(/404.*(member|messages|block)\.php/, /404.*\/members\//);
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const [sofie, tom] = [newPerson('Sofie'), newPerson('Tom')];
    const hers = await member(sofie, { language });
    const his = await member(tom, { language });
    const [herId, hisId] = [await idOf(hers), await idOf(his)];
    expect(await writeByCall(his, herId, 'Hello Sofie')).toBe(201);

    await hers.goto(`/members/${hisId}`);
    const moreOf = (name: string) => t('profile:actions.more', { name });
    await hers.getByRole('button', { name: moreOf(tom.name) }).click();
    await hers.getByRole('button', { name: t('profile:actions.block'), exact: true }).click();
    const dialog = hers.getByRole('alertdialog', {
      name: t('safety:block.title', { name: tom.name }),
    });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(t('safety:block.text', { name: tom.name }));
    await dialog.getByRole('button', { name: t('safety:block.confirm'), exact: true }).click();
    await expect(hers).toHaveURL(/\/members$/);
    await expect(hers.getByText(t('safety:block.done', { name: tom.name }))).toBeVisible();

    // The other side: no profile, nothing that can be sent, and no word of a block.
    expect(await writeByCall(his, herId, 'Are you there?')).toBe(404);
    await his.goto(`/members/${herId}`);
    await expect(his.getByRole('button', { name: moreOf(sofie.name) })).toHaveCount(0);
    await expect(his.getByRole('heading', { name: new RegExp(sofie.name) })).toHaveCount(0);
    // Her side: the conversation is gone too.
    await hers.goto('/chats');
    await expect(hers.getByText('Hello Sofie')).toHaveCount(0);

    await hers.goto('/blocked-members');
    await expect(hers.getByText(tom.name)).toBeVisible();
    await hers
      .getByRole('button', { name: t('safety:blocks.unblockFor', { name: tom.name }) })
      .click();
    await expect(hers.getByText(t('safety:block.undone', { name: tom.name }))).toBeVisible();
    await expect(hers.getByText(t('safety:blocks.emptyTitle'))).toBeVisible();
    await his.reload();
    await expect(his.getByRole('button', { name: moreOf(sofie.name) })).toBeVisible();
    expect(await writeByCall(his, herId, 'There you are')).toBe(201);
  },
);

test('[B04] a message is reported by keyboard alone, a moderator decides in the terminal, and both sides are told', async ({
  member,
  product,
  outbox,
}) => {
  const [sofie, tom] = [newPerson('Sofie'), newPerson('Tom')];
  const hers = await member(sofie);
  const his = await member(tom);
  const [herId, hisId] = [await idOf(hers), await idOf(his)];
  expect(await writeByCall(his, herId, 'Send me 500 euros')).toBe(201);

  await hers.goto(`/members/${hisId}/chat`);
  const log = hers.getByRole('log');
  await expect(log.getByText('Send me 500 euros')).toBeVisible();
  await log.getByRole('button', { name: t('chat:thread.report') }).focus();
  await hers.keyboard.press('Enter');
  const dialog = hers.getByRole('dialog', { name: t('safety:report.title.message') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Send me 500 euros')).toBeVisible();
  // No story has the form in its dialog over a conversation.
  await expectAccessible(hers, 'a report');
  await expectNoOverflow(hers, 'a report');
  const send = dialog.getByRole('button', { name: t('safety:report.submit') });
  await send.focus();
  await hers.keyboard.press('Enter');
  // It takes the focus a moment after it is there: what was pressed before would go to it.
  await expect(dialog.getByRole('group', { name: t('safety:report.errorTitle') })).toBeFocused();
  await dialog.getByRole('radio', { name: t('safety:reasons.money') }).focus();
  await hers.keyboard.press('Space');
  await hers.keyboard.press('Tab');
  await hers.keyboard.type('He asked for money.');
  await send.focus();
  await hers.keyboard.press('Enter');
  const receipt = hers.getByRole('dialog', { name: t('safety:report.sentTitle') });
  await expect(receipt).toBeVisible();
  const reference = /R-\d{4}-[0-9A-Z]{8}/.exec(await receipt.innerText())?.[0] ?? '';
  await hers.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  const shown = await product.moderate('reports', 'show', reference);
  expect(shown).toContain('Send me 500 euros');
  expect(shown).toContain('He asked for money.');
  await product.moderate(
    'reports',
    'uphold',
    reference,
    '--reason',
    'Asked another member for 500 euros.',
    '--remove-message',
  );

  // Live, without a reload: the message is gone, and the news is there.
  await expect(log.getByText('Send me 500 euros')).toHaveCount(0);
  // Nothing stands above a conversation: it is said on the page of all of them.
  await hers.locator('a[href="/chats"]').first().click();
  await expect(hers.getByText(t('safety:notice.report', { reference }))).toBeVisible();
  await hers.getByRole('button', { name: t('safety:notice.open') }).press('Enter');
  await expect(hers).toHaveURL(/\/reports$/);
  await expect(hers.getByText(reference)).toBeVisible();
  await expect(hers.getByText(t('safety:reports.status.upheld'), { exact: true })).toBeVisible();
  await expect(async () => {
    const subjects = (await outbox.to(sofie.email)).map(({ subject }) => subject);
    expect(subjects.join()).toContain(reference);
  }).toPass();

  await his.goto('/decisions');
  await expect(
    his.getByRole('heading', { name: t('safety:decisions.kinds.message_removed') }),
  ).toBeVisible();
  await expect(his.getByText('Asked another member for 500 euros.')).toBeVisible();
  await expect(his.getByText(sofie.name)).toHaveCount(0);
});
