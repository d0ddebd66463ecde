import { expect, test, onPhone } from '../../support/fixtures.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test(
  '[M08] [M09] the time bonus is offered after 40 seconds in the members area, once: closed, it does not come again',
  onPhone,
  async ({ visitor, guard }) => {
    // There is no welcome discount here: the page is silent about it, the browser notes the 404.
    guard.allow(/discountcode\.php\?welcome=true/);
    const page = await visitor({ language: 'en' });
    // The countdown runs, so the page has been picked up: time may go on.
    const isCounting = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/discountcode.php'));
    await signUpUnconfirmed(page, newPerson('Otto'));
    await page.clock.install();
    let counting = isCounting();
    await page.goto('/members');
    await counting;
    const offer = page.getByRole('dialog', { name: t('bonus:modal.title', { percentage: 25 }) });
    await page.clock.runFor(38_000);
    await expect(offer).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(offer).toBeVisible();
    await expect(offer).toContainText('TIMEBONUS25');
    await offer.getByRole('button', { name: t('bonus:modal.decline') }).click();
    await expect(offer).toHaveCount(0);
    expect(
      Number(await page.evaluate(() => localStorage.getItem('dismissed-time-bonus'))),
    ).toBeGreaterThan(0);
    counting = isCounting();
    await page.reload();
    await counting;
    await page.clock.runFor(60_000);
    await expect(offer).toHaveCount(0);
  },
);
