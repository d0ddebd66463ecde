import type { MemberCardMember, MemberCardPhoto } from '@velours/ui/blocks/MemberCard';
import type { Schemas } from './api.ts';
import type { Formats } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';

/** What the site knows beside the card itself: where photos lie, and the names of places. */
export interface CardFacts {
  cdnPrefix: string;
  formats: Formats;
  /** The name of a region, by its id; undefined where it is not known here. */
  regionName: (country: string, region: string) => string | undefined;
  /** The country of who looks, as far as it is known: a card does not say it again. */
  home: string | null;
  /** Whether the domain shows that field of a profile. */
  shows: (field: Schemas['Settings']['visible_profile_fields'][number]) => boolean;
}

/** The word for a profile's kind; undefined for a real member's. */
export const kindLabel = (t: Translate, kind: Schemas['MemberKind']): string | undefined =>
  kind === 'member' ? undefined : t(($) => $.common.kind[kind]);

/**
 * Region and country in words: "Utrecht, Netherlands"; empty where neither is told.
 * @param home - Given, as short as it goes, for a card: in that country the region, "Utrecht"; elsewhere the country alone.
 */
export function placeOf(
  card: Pick<Schemas['ProfileCard'], 'country' | 'countryregion'>,
  { formats, regionName }: Pick<CardFacts, 'formats' | 'regionName'>,
  home?: string | null,
): string {
  if (card.country === null) return '';
  const region =
    card.countryregion === null ? undefined : regionName(card.country, card.countryregion);
  if (region !== undefined && card.country === home) return region;
  const country = formats.country(card.country);
  return region === undefined || home !== undefined ? country : `${region}, ${country}`;
}

/** The same on a card, with what the domain shows of it (`visible_profile_fields`). */
export const cardPlaceOf = (
  { country, countryregion }: Parameters<typeof placeOf>[0],
  facts: Pick<CardFacts, 'formats' | 'regionName' | 'home' | 'shows'>,
): string =>
  placeOf(
    {
      country: facts.shows('country') ? country : null,
      countryregion: facts.shows('countryregion') ? countryregion : null,
    },
    facts,
    facts.home,
  );

/** The photo that others may see; null where there is none. */
export function shownPhoto(
  image: Schemas['MainImage'],
  cdnPrefix: string,
  version: 'filename' | 'thumb_filename' | 'match' = 'thumb_filename',
): MemberCardPhoto | null {
  return image === null || image.status !== 'active' ? null : photoAt(image, cdnPrefix, version);
}

/** A photo in one of its versions, with the smaller one of the same shape, and what stands there until it has come. */
export function photoAt(
  image: Schemas['Photo'],
  cdnPrefix: string,
  version: 'filename' | 'thumb_filename' | 'match',
): MemberCardPhoto {
  const { width, height, placeholder } = image;
  const url = `${cdnPrefix}${image[version]}`;
  return {
    url,
    width,
    height,
    ...(placeholder === null ? {} : { placeholder }),
    ...(version === 'match'
      ? {
          srcSet: `${cdnPrefix}${image.card_filename} 400w, ${url} 600w`,
          sizes: '(min-width: 48rem) 15rem, calc(50vw - 1.25rem)',
        }
      : version === 'filename'
        ? {
            srcSet: `${cdnPrefix}${image.view_filename} 800w, ${url} 1600w`,
            sizes: '(min-width: 48rem) 30rem, 100vw',
          }
        : {}),
  };
}

/** A card of a list, with what the domain shows of a profile (`visible_profile_fields`). */
export function memberCardOf(
  card: Schemas['ProfileCard'],
  facts: CardFacts,
  t: Translate,
): MemberCardMember {
  const [shared] = facts.shows('interests') ? card.shared_interests : [];
  return {
    id: card.id,
    name: card.name,
    age: card.age,
    kind: card.kind,
    place: cardPlaceOf(card, facts),
    photo: shownPhoto(card.main_image, facts.cdnPrefix, 'match'),
    interest: shared === undefined ? '' : t(($) => $.interests[shared]),
    firstLine: facts.shows('about_me') ? card.first_line : null,
    isOnline: card.online,
    isLiked: card.liked,
    isMatch: card.match,
  };
}

/** The address of a photo's file; null where there is none. */
export function photoUrl(filename: string | null | undefined, cdnPrefix: string): string | null {
  return filename ? `${cdnPrefix}${filename}` : null;
}
