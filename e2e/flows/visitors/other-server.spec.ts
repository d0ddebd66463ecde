import { startContractServer } from '../../../packages/api-client/src/testing/contract-server.ts';
import { expect, test } from '../../support/fixtures.ts';
import { idOf, post } from '../../support/calls.ts';
import { dropSession } from '../../support/members.ts';
import { newPerson } from '../../support/sign-up.ts';
import { startSite } from '../../support/site-alone.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[D03] in front of another server the site has its domains, its log-in, its photos and its live messages', async ({
  visitor,
  member,
  port: api,
}) => {
  await using site = await startSite(`http://localhost:${api}`);
  const { port } = site;

  const guest = await visitor({ port, brand: 'gay', language: 'en' });
  await guest.goto('/');
  await expect(guest.locator('html')).toHaveAttribute('data-brand', 'gay');

  const [kim, koen] = [newPerson('Kim'), newPerson('Koen')];
  const hers = await member(kim, { port });
  const his = await member(koen, { port });
  const [herId, hisId] = [await idOf(hers), await idOf(his)];
  await dropSession(hers);

  await hers.goto('/login');
  await hers.getByLabel(t('auth:logIn.email')).fill(kim.email);
  await hers.getByLabel(t('auth:logIn.password'), { exact: true }).fill(kim.password);
  await hers
    .getByRole('main')
    .getByRole('button', { name: t('auth:logIn.submit'), exact: true })
    .click();
  await expect(hers).toHaveURL(/\/members$/);
  const photo = hers.getByRole('main').locator('img[src^="/photos/"]').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);

  const streaming = hers.waitForResponse(/\/api\/events\.php/);
  await hers.goto(`/members/${hisId}/chat`);
  await streaming;
  const sent = await post(his, '/api/messages.php', { profile: herId, text: 'Through both' });
  expect(sent.ok()).toBe(true);
  await expect(hers.getByRole('log').getByText('Through both')).toBeVisible();
  // A stream that is open when its server ends is an error in the browser's eyes.
  await hers.context().close();
});

test('[D03] in front of a server that knows the contract alone the main pages of a member are there', async ({
  visitor,
}) => {
  await using other = await startContractServer();
  await using site = await startSite(other.origin);
  const page = await visitor({ port: site.port, language: 'en' });
  expect((await page.goto('/members'))?.status()).toBe(200);
  await page
    .context()
    .addCookies([{ name: 'session', value: 'example', url: `http://localhost:${site.port}` }]);
  for (const path of ['/', '/members', '/likes', '/chats', '/settings', '/credits', '/premium']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.context().close();
});
