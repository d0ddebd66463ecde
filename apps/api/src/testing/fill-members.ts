/** Many members at once, for plans and benches: written by PostgreSQL itself, the same ones for the same count. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { countries } from '@velours/openapi/page-values';
import { withClient } from '../db/connection.ts';
import type { DatabaseTarget } from '../db/launcher.ts';
import { REGIONS } from '../domain/regions/regions.ts';

/** How many of a hundred members live in a country; the Netherlands are crowded, Ireland is not. */
const SHARES: readonly number[] = [26, 9, 16, 3, 3, 3, 3, 3, 3, 7, 6, 5, 4, 5, 1, 3];

/**
 * Adds `count` active members: half women, a fifth of each sexuality and of none, ages 18 to 80, last seen within 90 days before `now`, spread unevenly over
 * countries and regions.
 */
export async function fillMembers(
  target: DatabaseTarget,
  count: number,
  now: number,
): Promise<void> {
  const places = countries.flatMap((country, index) =>
    Array<string>(SHARES[index] ?? 1).fill(country),
  );
  const regions = countries.flatMap((country) =>
    REGIONS[country].map((region, index) => ({ country, region: region.id, index })),
  );
  const today = new Date(now).toISOString();
  // By a connection of its own: it takes longer than a statement of the product may.
  await withClient(target, async (client) => {
    const db = drizzle(client);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select setseed(0.42)`);
      await tx.execute(sql`create temporary table fill_regions as
      select * from json_to_recordset(${JSON.stringify(regions)}::text::json)
        as r (country text, region text, index int)`);
      await tx.execute(sql`create temporary table fill as
      select n, (${sql.param(places)}::text[])[1 + floor(random() * ${places.length})::int] as country,
        random() as place, random() as age, random() as activity, random() as gender
      from generate_series(1, ${count}) n`);
      await tx.execute(sql`
      insert into members (id, email, name, password_hash, birth_date, gender, sexuality, country, countryregion, status,
        kind, signup_date, confirmed_at, last_active_at, main_photo_id, has_photo)
      select md5('member ' || f.n)::uuid, 'filled-' || f.n || '@test.velours.test', 'Filled ' || f.n, 'none',
        ${today}::timestamptz::date - (18 * 365.25 + f.age * f.age * 62 * 365.25)::int - 1,
        case when f.gender < 0.5 then 'female' else 'male' end,
        (array['hetero', 'gay', 'lesbian', 'bi', null])[1 + f.n % 5], f.country, r.region, 'active', 'demo',
        ${today}::timestamptz - interval '200 days', ${today}::timestamptz - interval '199 days',
        ${today}::timestamptz - f.activity * f.activity * interval '90 days',
        case when f.n % 3 > 0 then md5('photo ' || f.n)::uuid end, f.n % 3 > 0
      from fill f
      join lateral (select count(*)::int as n from fill_regions c where c.country = f.country) total on true
      join fill_regions r on r.country = f.country and r.index = floor(f.place * total.n)::int`);
      await tx.execute(sql`drop table fill, fill_regions`);
    });
    await db.execute(sql`vacuum analyze members`);
  });
}
