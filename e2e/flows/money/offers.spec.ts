import { createPublicKey, verify } from 'node:crypto';
import { ask } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

interface Entry {
  readonly number: number;
  readonly domain: string;
  readonly code: string;
  readonly percentage: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly signature: string;
}

interface Ledger {
  readonly public_key: string;
  readonly offers: readonly Entry[];
}

/** Whether an entry is what was signed, with nothing of the product's own code. */
function holds({ public_key: x }: Ledger, entry: Entry): boolean {
  const { number, domain, code, percentage, starts_at, ends_at, signature } = entry;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const lines = [`velours offer ${number}`, domain, code, percentage, starts_at, ends_at];
  return verify(null, Buffer.from(lines.join('\n')), key, Buffer.from(signature, 'base64url'));
}

test('[B13] an offer is signed with its deadline, refused once that has passed, and then public: everybody can verify it, and nobody is named', async ({
  visitor,
  otherSettings: port,
  guard,
}) => {
  guard.allow(/status of 4(03|04|10)/);
  const page = await visitor({ language: 'en', port });
  await page.goto('/');
  await signUpUnconfirmed(page, newPerson('Noor'));
  const own = await ask<Ledger>(page, '/api/own-offers.php');
  expect(own.offers.map(({ code }) => code)).toEqual(['WELCOME20', 'TIMEBONUS25']);
  for (const offer of own.offers) {
    expect(holds(own, offer)).toBe(true);
    expect(holds(own, { ...offer, ends_at: '2030-01-01T00:00:00.000Z' })).toBe(false);
  }
  const [welcome, bonus] = own.offers;

  await test.step('past its deadline it is refused, and stands in the public ledger', async () => {
    const code = 'discountcode.php?code=WELCOME20&package=p1';
    await expect
      .poll(async () => (await (await page.request.get(`/api/${code}`)).json()).code)
      .toBe('discount_expired');
    const stranger = await visitor({ language: 'en', port });
    await stranger.goto('/offers');
    await expect(stranger.getByRole('table')).toHaveCount(1);
    await expect(
      stranger.getByRole('row', { name: new RegExp(`^${welcome?.number} `) }),
    ).toContainText('WELCOME20');
    await expect(stranger.getByText('TIMEBONUS25')).toHaveCount(0);
    const ledger = await ask<Ledger>(stranger, '/api/offers.php');
    expect(ledger.offers).toEqual([welcome]);
  });

  await test.step('the credits page leads there, and the browser checks all by itself', async () => {
    await page.goto('/credits');
    await page.getByRole('link', { name: t('offers:link') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('offers:title') })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${bonus?.number} `) })).toContainText(
      'TIMEBONUS25',
    );
    await page.getByRole('button', { name: t('offers:check.submit') }).click();
    await expect(page.getByText(t('offers:check.allHold'))).toBeVisible();
    await expect(page.getByText(t('offers:signature.holds'), { exact: true })).toHaveCount(3);
  });
});
