import { chromium } from 'playwright-core';
const [, , out, who, ...paths] = process.argv;
const base = process.env.BASE ?? 'http://localhost:4710';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [w, h] of (process.env.SIZES ?? '360x740,1280x800')
  .split(',')
  .map((s) => s.split('x').map(Number))) {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    colorScheme: process.env.SCHEME ?? 'light',
  });
  const { hostname } = new URL(base);
  await context.addCookies([
    { name: 'entry-warning', value: '1', url: base },
    { name: 'language', value: process.env.LANGC ?? 'en', url: base },
  ]);
  const page = await context.newPage();
  if (who !== 'visitor') {
    await page.goto(base + '/login');
    await page.waitForTimeout(1500);
    await page.locator('input[type=email]').fill(who + '@demo.velours.test');
    await page.locator('input[type=password]').fill('velours-demo-1');
    await page.locator('input[type=password]').press('Enter');
    await page.waitForURL(/members|chats|likes/);
  }
  let n = 0;
  for (const path of paths) {
    if (path.startsWith('click:')) {
      await page.locator(path.slice(6)).first().click();
      await page.waitForTimeout(1200);
    } else {
      await page.goto(base + path);
      await page.waitForTimeout(1500);
    }
    await page.screenshot({
      path: `/tmp/shots/${out}-${n++}-${w}.png`,
      fullPage: process.env.FULL === '1',
    });
  }
  await context.close();
}
await browser.close();
