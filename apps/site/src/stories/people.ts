import { exampleOf } from '@velours/api-client/testing/examples';
import type { Answer } from '@velours/api-client';
import type { Schemas } from '../app/data/api.ts';

type Card = Schemas['ProfileCard'];

const NAMES =
  'Bram Clara Daan Elif Floris Gwen Hugo Ilse Jasper Kim Lars Mila Noah Olga Pieter Romy Sem Tess Umar Vera Wout Yara Zoë Anouk'.split(
    ' ',
  );

/** The longest names there may be. */
const LONG_NAMES = [
  'Maximiliane-Friederike-Charlotte',
  'Donaudampfschifffahrtskapitänin7',
  'Kaarina-Orvokki Lentokonesuihku',
];

const examples = exampleOf('searchMembers', 200, 'many').results;

function variation(index: number, name: string): Card {
  const example = examples[index % examples.length];
  if (!example) throw new Error('the contract has no example of a search result');
  // Every fifth has no photo: enough to see how that looks among the others.
  const image = index % 5 === 4 ? null : (example.main_image ?? examples[0]?.main_image ?? null);
  const file = `demo/${name}-1.webp`;
  const ending = `7a00-8a00-0000000001${String(index).padStart(2, '0')}`;
  return {
    ...example,
    id: `0198c0de-0001-${ending}`,
    name,
    age: 26 + ((index * 7) % 41),
    main_image: image && {
      ...image,
      id: `0198c0de-0002-${ending}`,
      filename: file,
      thumb_filename: file,
      match: file,
    },
  };
}

/** Members, each an example of the contract under another name. */
export const people = (count: number): Card[] =>
  Array.from({ length: count }, (_none, index) =>
    variation(index, NAMES[index % NAMES.length] ?? ''),
  );

/** Members whose names need all the room there is. */
export const peopleWithLongNames = (): Card[] =>
  LONG_NAMES.map((name, index) => ({ ...variation(index, name), match: true, online: true }));

/** The same members as a visitor sees them: nobody likes a visitor, and visitors like nobody. */
export const asVisitorsSee = <Shown extends Card>(shown: readonly Shown[]): Shown[] =>
  shown.map((card) => ({ ...card, liked: false, likes_me: false, match: false }));

/** Samples of a landing page: demo profiles, the first one fictional. */
export const samples = (count: number): Card[] =>
  asVisitorsSee(people(count)).map((card, index) => ({
    ...card,
    kind: index === 0 ? 'fictional' : 'demo',
  }));

/** A page of results as full as the server makes it. */
export const fullSearch = (page = 1): Answer<'searchMembers'> => ({
  ...exampleOf('searchMembers', 200, 'many'),
  results: people(24),
  page_number: page,
});

/** The profile that belongs to a card of the stories; for any other id the contract's own example. */
export function profileOf(id: string | null): Answer<'getMember'> {
  const known = [...people(24), ...peopleWithLongNames()].find((card) => card.id === id);
  const clara = exampleOf('getMember', 200, 'fictional');
  if (clara.profile.id === id) return clara;
  const { profile } = exampleOf('getMember', 200, 'demo');
  return { profile: known ? { ...profile, ...known, photos: photosOf(known) } : profile };
}

function photosOf({ main_image: image }: Card): Schemas['Photo'][] {
  return image ? [image] : [];
}

/** Conversations with all these members, the first one a minute old, each further one some hours older. */
export function chatsWith(
  profiles: readonly Card[],
  say: { text?: string; unread?: number } = {},
): Answer<'getChats'> {
  const example = exampleOf('getChats', 200);
  const [chat] = example.chats;
  if (!chat) throw new Error('the contract has no example of a conversation');
  const { text = chat.last_message.text, unread } = say;
  const newest = Date.parse(chat.last_message.sent_at);
  const chats = profiles.map(({ id }, index) => ({
    ...chat,
    profile_id: id,
    conversation_id: `${chat.conversation_id.slice(0, -2)}${String(index + 10)}`,
    num_unread_messages: unread ?? (index < 2 ? index + 1 : 0),
    last_message: {
      ...chat.last_message,
      text,
      sender: id,
      sent_at: new Date(newest - index * 7 * 3_600_000).toISOString(),
    },
  }));
  const total = chats.reduce((sum, { num_unread_messages: count }) => sum + count, 0);
  return { ...example, chats, profiles: [...profiles], total_unread: total };
}

/** A conversation of several days, with more before it. */
export function longTalk(): Answer<'getMessages'> {
  const example = exampleOf('getMessages', 200);
  const last = Date.parse(example.messages.at(-1)?.sent_at ?? '');
  const messages = Array.from({ length: 24 }, (_none, index) => {
    const message = example.messages[index % example.messages.length];
    if (!message) throw new Error('the contract has no example of a message');
    return {
      ...message,
      id: `0198c0de-0003-7a00-8a00-0000000002${String(index).padStart(2, '0')}`,
      idempotency_key: null,
      position: index + 1,
      sent_at: new Date(last - (23 - index) * 3 * 3_600_000).toISOString(),
    };
  });
  return { ...example, messages, has_more: true };
}
