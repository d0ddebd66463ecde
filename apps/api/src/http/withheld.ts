/**
 * What an answer does not tell of other members, wherever they stand in it: what the domain does not show of a profile (spec section 3,
 * `visible_profile_fields`), and photos before an age check is passed (feature B14). Age, gender and kind are always told.
 */
import type { FastifyRequest } from 'fastify';
import type { Profile, Schemas } from '@velours/openapi/types';
import type { Services } from '../context.ts';
import { ageCheckOf } from './age-check.ts';

/** Fields of a profile or a card, and what stands in their place. */
type Withheld = Partial<Profile>;

export const NO_PHOTOS = { main_image: null, photos: [] } as const satisfies Withheld;

const HIDDEN: Readonly<Record<Schemas['ProfileField'], Withheld>> = {
  age: {},
  gender: {},
  country: { country: null },
  countryregion: { countryregion: null },
  sexuality: { sexuality: null },
  reason: { reason: null },
  relationship_status: { relationship_status: null },
  body_type: { body_type: null },
  hair_colour: { hair_colour: null },
  eye_colour: { eye_colour: null },
  tattoos: { tattoos: null },
  interests: { interests: [], shared_interests: [] },
  about_me: { about_me: '', first_line: null },
};

/** @returns what makes an answer to this caller one without what is withheld from them */
export function withholding(services: Services, request: FastifyRequest) {
  const visible: readonly string[] = services.settings.forHost(request.host).visible_profile_fields;
  const withheld = Object.assign(
    {},
    ageCheckOf(services, request) === 'needed' ? NO_PHOTOS : null,
    ...Object.entries(HIDDEN).map(([field, values]) => (visible.includes(field) ? null : values)),
  ) as Withheld;
  const callerId = request.member?.id ?? null;
  const isNothing = Object.keys(withheld).length === 0;
  return (answer: unknown): unknown => (isNothing ? answer : without(withheld, answer, callerId));
}

/** Whatever has an id and a main image is a member. */
const isOtherMember = (value: unknown, callerId: string | null): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'main_image' in value &&
  'id' in value &&
  value.id !== callerId;

export function without(withheld: Withheld, answer: unknown, callerId: string | null): unknown {
  if (Array.isArray(answer)) return answer.map((part) => without(withheld, part, callerId));
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  const isOther = isOtherMember(answer, callerId);
  // A card of the swipe game has its text beside it.
  const isBesideOther = 'profile' in answer && isOtherMember(answer.profile, callerId);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if ((isOther || (isBesideOther && name === 'about_me')) && name in withheld)
        return [name, withheld[name as keyof Withheld]];
      // The caller, also one who has just logged in.
      return [name, name === 'user' ? value : without(withheld, value, callerId)];
    }),
  );
}
