import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

interface PriceList {
  readonly country: string;
  readonly currency: string;
  readonly packages: readonly { readonly id: string; readonly price: number }[];
  readonly methods: readonly { readonly id: string; readonly transaction_costs: number }[];
  readonly vat_percentage: number | null;
}

const pricesOf = async (client: ReturnType<TestApp['client']>, query = ''): Promise<PriceList> =>
  (await client.get(`pricing.php${query}`)).json();

describe('the price list', () => {
  test('[M01] a visitor reads packages p0 to p3, the costs of every method and VAT of the domain’s country', async () => {
    expect(await pricesOf(app.client())).toMatchObject({
      country: 'NL',
      currency: 'EUR',
      packages: [
        { id: 'p0', credits: 50, price: 875 },
        { id: 'p1', credits: 100, price: 1600 },
        { id: 'p2', credits: 250, price: 3750 },
        { id: 'p3', credits: 1000, price: 12_500 },
      ],
      methods: [
        { id: 'ideal', transaction_costs: 35 },
        { id: 'card', transaction_costs: 0 },
        { id: 'paypal', transaction_costs: 60 },
        { id: 'directdebit', transaction_costs: 25 },
        { id: 'paysafecard', transaction_costs: 90 },
      ],
      vat_percentage: 21,
      server_time: new Date(app.clock()).toISOString(),
    });
  });

  test('[M01] prices, methods and VAT are those of the country that is asked for', async () => {
    const list = await pricesOf(app.client(), '?country=PL');
    expect(list).toMatchObject({ country: 'PL', currency: 'PLN', vat_percentage: 23 });
    expect(list.packages[0]?.price).toBe(3850);
    expect(list.methods.map(({ id }) => id)).toEqual(['przelewy24', 'card', 'paypal']);
    expect((await app.client().get('pricing.php?country=XX')).statusCode).toBe(422);
  });

  test('[M01] a member reads the prices of their own country, and never a discount in them', async () => {
    const member = await makeMember(app.services, { country: 'GB', countryregion: null });
    const client = await clientOf(app, member);
    const list = await pricesOf(client);
    expect(list).toMatchObject({ country: 'GB', currency: 'GBP' });
    const options = (await client.get('paymentoptions.php')).json();
    expect(options.discount.code).toBe('TIMEBONUS25');
    expect(list.packages.map(({ price }) => price)).toEqual(
      options.packages.map(({ price }: { price: number }) => price),
    );
  });
});
