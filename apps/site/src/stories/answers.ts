import { brands } from '@velours/ui/brands';
import type { OperationId } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { FetchAnswers } from '@velours/api-client/testing/fetch';
import type { Schemas } from '../app/data/api.ts';
import { asVisitorsSee, fullSearch, profileOf, samples } from './people.ts';
import { demoPhoto } from '@velours/ui/testing/demoPhoto';

/** Who looks at a screen: nobody the site knows, or a member as the contract's examples have them. */
export const lookers = ['visitor', 'unconfirmed', 'bounced', 'free', 'premium'] as const;

/** What a story says about its situation; all that it does not say is as the contract's examples have it. */
export interface Situation {
  who: (typeof lookers)[number];
  /** What is different about the member. */
  user?: Partial<Schemas['User']> | undefined;
  /** What is different about the site. */
  settings?: Partial<Schemas['Settings']> | undefined;
  answers?: FetchAnswers | undefined;
}

/** An answer of 500 to this call. */
export const failing = (id: OperationId): FetchAnswers => ({ [id]: '500/internalError' });

/** The site of a brand, as its domain would have it. */
function settingsOf(brandId: string): Schemas['Settings'] {
  const { settings } = exampleOf('getSettings', 200, 'general');
  const index = brands.findIndex(({ id }) => id === brandId);
  const brand = brands[index];
  if (!brand || index === 0) return settings;
  return { ...settings, name: `${settings.name} ${brand.title}`, niche: index + 1 };
}

const parameter = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

/** What the API answers in a situation. */
export function answersOf(situation: Situation, brandId: string): FetchAnswers {
  const { user, settings, answers } = situation;
  let { who } = situation;
  /** Who logs in or signs up is somebody from then on. */
  const enter = <Name extends typeof who>(name: Name): Name => {
    who = name;
    return name;
  };
  return {
    getUser: () =>
      who === 'visitor'
        ? 'authenticationRequired'
        : { user: { ...exampleOf('getUser', 200, who).user, ...user } },
    logIn: () => enter('premium'),
    signUp: () => enter('unconfirmed'),
    // Logging out leaves the page, and with it the story.
    logOut: 'pending',
    getSettings: { settings: { ...settingsOf(brandId), ...settings } },
    searchMembers: (request) =>
      who === 'visitor' ? 'visitor' : fullSearch(Number(parameter(request, 'page') ?? 1)),
    getLander: { campaign: null, profiles: samples(6) },
    getMember: (request) => {
      const { profile } = profileOf(parameter(request, 'id'));
      const [seen = profile] = who === 'visitor' ? asVisitorsSee([profile]) : [];
      return { profile: seen };
    },
    ...answers,
  };
}

/** The keys under which the contract names a picture's files. */
const FILES = new Set(['filename', 'thumb_filename', 'match', 'still_url', 'moving_url']);

/** The same drawing for the same member. */
function drawing(filename: string): string {
  const [member = ''] = filename.split(/-\d/);
  return demoPhoto(Array.from(member).reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
}

function drawn(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return FILES.has(key) ? drawing(value) : value;
  if (Array.isArray(value)) return value.map((part) => drawn(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'cdn_prefix' ? '' : drawn(part, name),
    ]),
  );
}

/** The same data with drawn pictures. */
export const withPictures = <Data>(data: Data): Data => drawn(data) as Data;

/** An answer whose pictures are drawn, so that a story asks nobody for files. */
export async function withDrawnPictures(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('Content-Type')?.includes('json')) return response;
  return new Response(JSON.stringify(drawn(await response.json())), { status, headers });
}
