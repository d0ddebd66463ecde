import { Guard } from '../../support/guard.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '../../support/fixtures.ts';

/** What the flows rely on to fail: each check sees the fault it is there for. */

const FAULTS = [
  ['an error in the console', `<script>console.error('planted')</script>`, /planted/],
  ['an uncaught exception', `<script>throw new Error('planted')</script>`, /planted/],
  [
    'a violation of the content security policy',
    `<img src="https://elsewhere.test/a.png" alt="">`,
    /policy: img-src/,
  ],
] as const;

for (const [name, body, expected] of FAULTS) {
  test(`the guard sees ${name}`, async ({ browser }) => {
    const context = await browser.newContext();
    const guard = new Guard();
    await guard.watch(context);
    await context.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" },
        body: `<!doctype html><title>planted</title>${body}`,
      }),
    );
    const page = await context.newPage();
    await page.goto('http://planted.test/');
    await expect.poll(() => guard.faults.join('\n')).toMatch(expected);
    guard.allow(/./);
    expect(guard.faults).toEqual([]);
    await context.close();
  });
}

test('the accessibility check sees a button without a name', async ({ page }) => {
  await page.setContent('<html lang="en"><title>t</title><main><button></button></main></html>');
  await expect(expectAccessible(page, 'a planted page')).rejects.toThrow(/button-name/);
});

test('the overflow check sees a page wider than its window', async ({ page }) => {
  await page.setContent('<div style="width: 3000px">wide</div>');
  await expect(expectNoOverflow(page, 'a planted page')).rejects.toThrow(/width of a planted page/);
});
