import { expect, test } from '../../support/fixtures.ts';
import { idOf } from '../../support/calls.ts';
import { newPerson } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test('[K04] t opens a like of the server that was not seen after so many seconds, the likes are read again 500 ms later, and t leaves the address', async ({
  member,
}) => {
  const him = newPerson('Koen');
  const hers = await member('Kim');
  const his = await member(him);
  const herId = await idOf(hers);
  // Nobody looks at the site meanwhile, so that the live stream tells of nothing.
  await hers.goto('about:blank');
  const liked = await his.request.post('/api/like.php', {
    data: { profile: herId },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(liked.status()).toBe(200);

  const overlay = hers.getByRole('dialog', { name: t('common:likeOverlay.newLike') });
  const calls: string[] = [];
  hers.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const numCalls = (path: string): number => calls.filter((call) => call === path).length;
  const streaming = hers.waitForRequest(/\/api\/events\.php/);
  // The answer is given when the page's clock stands still again.
  const { promise: isStill, resolve: stillness } = Promise.withResolvers<void>();
  await hers.route('**/api/auto-like.php', async (route) => {
    await isStill;
    await route.continue();
  });
  await hers.clock.install();
  // Half a minute from the rounds in which the likes are read anyway.
  await hers.goto('/members?t=870&min_age=20');
  await streaming;
  await hers.clock.pauseAt((await hers.evaluate(() => Date.now())) + 600_000);
  await expect(hers).toHaveURL(/t=870/);
  expect(numCalls('/api/auto-like.php')).toBe(0);
  await expect(overlay).toHaveCount(0);

  await hers.clock.runFor(268_000);
  // On a busy machine the part that counts comes late, and counts from then on.
  await expect
    .poll(
      async () => {
        if (numCalls('/api/auto-like.php') === 0) await hers.clock.runFor(1_000);
        return numCalls('/api/auto-like.php');
      },
      { intervals: [20], timeout: 150_000 },
    )
    .toBe(1);
  await expect(hers).toHaveURL(/\/members\?min_age=20$/);
  stillness();
  await expect(overlay).toContainText(him.name);
  // A round, in which all is read, may fall into the same moment on a busy machine.
  const numAlone = (): number => numCalls('/api/likes.php') - numCalls('/api/chats.php');
  const before = numAlone();
  await hers.clock.runFor(400);
  expect(numAlone()).toBe(before);
  await hers.clock.runFor(200);
  await expect.poll(numAlone).toBe(before + 1);

  await hers.keyboard.press('Escape');
  await hers.clock.resume();
  await expect(overlay).toHaveCount(0);
  // It is shown once: the server has no other, and invents none.
  const answering = hers.waitForResponse(/\/api\/auto-like\.php/);
  await hers.goto('/members?t=0');
  expect(await (await answering).json()).toEqual({ profile: null });
  await expect(hers).toHaveURL(/\/members$/);
  await expect(overlay).toHaveCount(0);
});
