/** Landing pages (spec sections 1 and 2): which slugs a domain has, and the samples that stand on its pages. */
import { sql } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { loadCards } from '../members/profile-cards.ts';
import { problem } from '../problem.ts';
import { conditionOf, networkOf, OLDEST, YOUNGEST } from '../search/filter.ts';
import { BRAND_KEYS } from '../settings/file-schema.ts';
import type { SiteSettings } from '../settings/settings.ts';

const MOST_SAMPLES = 6;

/**
 * The campaign that a slug names: the niche's own name names none, and a campaign follows it after a hyphen.
 * @throws 404 `not_found` for the slug of another niche, and for a campaign that the domain does not list
 */
function campaignOf(
  { niche, campaigns }: Pick<SiteSettings, 'niche' | 'campaigns'>,
  slug: string | undefined,
): string | null {
  const brand = BRAND_KEYS[niche - 1];
  if (slug === undefined || slug === brand) return null;
  const campaign = campaigns.find((name) => slug === `${brand}-${name}`);
  if (campaign === undefined) throw problem('not_found');
  return campaign;
}

/**
 * Samples of whom the niche promises (settings `default_search`), one of them fictional where there is one, so that both labels are seen. Each domain has a cast of its own, and keeps it. A real member stands in no advertisement,
 * whether or not the domain shows members to visitors.
 */
async function samplesOf(
  services: Services,
  settings: SiteSettings,
): Promise<Answer<'getLander'>['profiles']> {
  const { gender, min_age: minAge = YOUNGEST, max_age: maxAge = OLDEST } = settings.default_search;
  const network = networkOf(services.settings, settings.key);
  const promised = { gender, minAge, maxAge };
  const condition = conditionOf(promised, null, [], services.clock(), network);
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (partition by kind order by md5(id::text || ${settings.key})) as place, kind
      from members where ${condition} and kind <> 'member' and has_photo
    ) samples
    where kind = 'demo' or place = 1 order by kind <> 'fictional', place limit ${MOST_SAMPLES}`);
  const cards = await loadCards(
    services,
    services.db,
    null,
    rows.map(({ id }) => id),
  );
  return cards.filter(({ main_image: photo }) => photo !== null);
}

/** What a landing page of the domain shows. */
export async function readLander(
  services: Services,
  settings: SiteSettings,
  slug: string | undefined,
): Promise<Answer<'getLander'>> {
  const campaign = campaignOf(settings, slug);
  return { campaign, profiles: await samplesOf(services, settings) };
}
