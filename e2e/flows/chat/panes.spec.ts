import { ask, idOf, post } from '../../support/calls.ts';
import { readConversation } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[E03] list, conversation and person stand side by side as far as there is room; address, back button and keyboard follow', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/chats');
  const list = page.getByRole('navigation', {
    name: t('chat:title'),
    includeHidden: true,
  });
  const entries = list.getByRole('link', { name: /\S/ }).filter({ hasText: /profile/i });
  const [first, second] = [entries.nth(0), entries.nth(1)];
  // Where nothing is open yet, there is somebody to write to.
  await expect(
    page.getByRole('heading', { name: /first line/ }).or(page.getByText(t('chat:panes.choose'))),
  ).toBeVisible();
  // A card says the region; the country of who looks goes without saying.
  const card = page.getByRole('main').getByRole('article').first();
  await page.mouse.move(640, 400);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Netherlands');

  await first.click();
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  const address = page.url();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(t('chat:title'));
  // Without the age.
  const name = (await heading.innerText()).replace(/, \d+$/, '');
  const person = page.getByRole('complementary', {
    name: t('chat:panes.person', { name }),
    includeHidden: true,
  });
  await expect(person.getByRole('link').first()).toBeVisible();
  await expect(entries.and(page.locator('[aria-current="page"]'))).toHaveCount(1);

  const panes = [list, page.getByRole('main'), person];
  for (const [width, shown] of [
    [1280, 3],
    [991, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = (await Promise.all(panes.map((pane) => pane.boundingBox()))).filter(
      (box) => box !== null,
    );
    expect(boxes, `at ${width}`).toHaveLength(shown);
    const ends = boxes.map(({ x, width: own }) => x + own);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.x, `at ${width}`).toBeGreaterThanOrEqual((ends[index] ?? 0) - 1);
    }
    expect(Math.max(...ends), `at ${width}`).toBeLessThanOrEqual(width + 1);
    await expect(page.getByRole('textbox')).toBeVisible();
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await second.click();
  await expect(page).not.toHaveURL(address);
  await expect(heading).not.toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(heading).toContainText(name);

  // Back at the list, the conversation that was opened last is one press away.
  await page.goBack();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(
    page.getByText(t('chat:panes.lastOpened', { name, time: '' }).split(',')[0] ?? ''),
  ).toBeVisible();
  await page.getByRole('link', { name: t('chat:panes.back', { name }) }).click();
  await expect(page).toHaveURL(address);

  // Who uses a keyboard need not go through all conversations.
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('chat:panes.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[E03] [C04] [C07] from further up in one conversation to the next: it opens at its newest message and is read, and no gift half given goes along', async ({
  visitor,
}) => {
  const annas = await visitor({ language: 'en' });
  const brams = await visitor({ language: 'en' });
  await openSession(annas, DEMO_MEMBERS.anna);
  await openSession(brams, DEMO_MEMBERS.bram);
  // Low enough for a few messages to be more than there is room for.
  await annas.setViewportSize({ width: 1280, height: 400 });
  await readConversation(annas, 'Bram', t);
  const withBram = annas.url();

  type Chats = { chats: { conversation_id: string }[] };
  const { chats } = await ask<Chats>(annas, '/api/chats.php');
  const others = chats.filter(({ conversation_id: id }) => !withBram.endsWith(id));
  const sizes = await Promise.all(
    others.map(async ({ conversation_id: id }) => {
      const path = `/api/messages.php?conversation=${id}`;
      return { id, size: (await ask<{ messages: unknown[] }>(annas, path)).messages.length };
    }),
  );
  const longest = sizes.toSorted((one, other) => other.size - one.size)[0]?.id ?? '';
  const list = annas.getByRole('navigation', { name: t('chat:title') });
  const other = list.locator(`a[href="/chats/${longest}"]`);
  const bram = list.getByRole('link', { name: /^Bram\b/ });
  await other.click();
  await expect(annas).toHaveURL(`/chats/${longest}`);
  const heading = annas.getByRole('heading', { level: 1 });
  await expect(heading).not.toContainText('Bram');

  const text = `While you read further up, ${Date.now()}`;
  const sent = await post(brams, '/api/messages.php', { profile: await idOf(annas), text });
  expect(sent.ok()).toBe(true);
  await expect(bram).toHaveAccessibleName(/unread/);
  const scroller = annas.getByRole('log').locator('xpath=ancestor::*[@role="region"]');
  const scrollTop = (): Promise<number> => scroller.evaluate((region) => region.scrollTop);
  await scroller.evaluate((region) => region.scrollTo({ top: -10_000 }));
  await expect.poll(scrollTop).toBeLessThan(-48);
  await bram.click();
  await expect(annas).toHaveURL(withBram);
  await expect(annas.getByRole('log').getByText(text)).toBeInViewport();
  expect(await scrollTop()).toBe(0);
  await expect(bram).not.toHaveAccessibleName(/unread/);

  await other.click();
  await expect(heading).not.toContainText('Bram');
  await annas.getByRole('button', { name: t('chat:composer.gift') }).click();
  await expect(annas.getByRole('dialog')).toBeVisible();
  await annas.goBack();
  await expect(annas).toHaveURL(withBram);
  await expect(annas.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toContainText('Bram');
});

test('[E03] without script the list stands alone: nothing beside it waits for what never comes', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en', hasScript: false });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/chats');
  const waiting = page.getByRole('heading', { name: /first line/ });
  await expect(waiting).toBeVisible();
  // Their faces come with a touch: until then an icon stands there.
  await expect(waiting.locator('xpath=preceding-sibling::*').first().locator('svg')).toBeVisible();
});

test('where a phone writes a message, and there alone, the window ends above the on-screen keyboard', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  // As high as a keyboard leaves it: who it is with and the place to write stay in sight.
  await page.setViewportSize({ width: 360, height: 420 });
  const { chats } = await ask<{ chats: { conversation_id: string }[] }>(page, '/api/chats.php');
  await page.goto(`/chats/${chats.at(-1)?.conversation_id}`);
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /, interactive-widget=resizes-content$/);
  await page.getByRole('textbox').focus();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: t('chat:thread.backToList') }).click();
  await expect(page).toHaveURL('/chats');
  await expect(viewport).not.toHaveAttribute('content', /interactive-widget/);
});
