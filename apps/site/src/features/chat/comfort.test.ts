import { describe, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { Schemas } from '../../app/data/api.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { chatListItems } from './chats.ts';
import { contactFinder as finder } from './conversation/contact-details.ts';
import { writingStop } from './conversation/composer.ts';
import { foundMessages, searchStatus } from './conversation/ConversationSearchPanel.tsx';
import { threadOf } from './conversation/thread.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'chat']);
const { t } = texts;
const formats = formatsOf('en', 'Europe/Amsterdam');
const now = Date.parse('2026-11-21T12:00:00Z');
const [example] = exampleOf('getMessages', 200).messages;
if (!example) throw new Error('the contract has no example of a message');

describe('the list of chats', () => {
  it('[B10] says what was begun and not sent in place of the last message', () => {
    const chats = exampleOf('getChats', 200);
    const id = chats.chats[0]?.conversation_id ?? '';
    const lastOf = (drafts: ReadonlyMap<string, string>) =>
      chatListItems(t, chats, { formats, cdnPrefix: '', ownId: '', now, removed: [], drafts })[0]
        ?.lastMessage;
    expect(lastOf(new Map([[id, 'I wanted to']]))).toBe('Draft: \u2068I wanted to\u2069');
    expect(lastOf(new Map([['other', 'I wanted to']]))).toContain('dunes');
  });
  it('[A02] says in place of a name that the member was deleted', () => {
    const { profiles, ...chats } = exampleOf('getChats', 200);
    const nameless = profiles.map((profile) => ({ ...profile, name: '' }));
    const facts = { formats, cdnPrefix: '', ownId: '', now, removed: [], drafts: new Map() };
    expect(chatListItems(t, { ...chats, profiles: nameless }, facts)[0]).toMatchObject({
      name: 'Deleted member',
      isDeleted: true,
    });
    expect(chatListItems(t, { ...chats, profiles }, facts)[0]?.isDeleted).toBe(false);
  });
});

describe('what stands in the way of writing', () => {
  const facts = {
    user: { status: 'active' },
    partner: { status: 'active' },
    startsLeft: null,
    limit: 2,
    hasDraft: false,
  } as const;
  it('[C03] the limit says so with a way to premium, and what was typed is kept', () => {
    expect(writingStop(t, facts)).toBeUndefined();
    expect(writingStop(t, { ...facts, startsLeft: 1 })).toBeUndefined();
    expect(writingStop(t, { ...facts, startsLeft: 0, hasDraft: true })).toEqual({
      reason: 'limit',
      text: 'As a free member you can start 2 conversations, and you have started them all. You can continue with those. What you typed is kept.',
      action: { href: '/premium', label: 'About premium' },
    });
  });
  it('[S05] who is not confirmed, and who is gone, come before that', () => {
    const none = { ...facts, startsLeft: 0 };
    expect(writingStop(t, { ...none, user: { status: 'not_confirmed' } })?.reason).toBe(
      'notConfirmed',
    );
    expect(writingStop(t, { ...none, partner: { status: 'disabled' } })?.reason).toBe('gone');
  });
  it('[B10] who is gone leaves what was typed', () => {
    const gone = { ...facts, partner: { status: 'disabled' } } as const;
    expect(writingStop(t, gone)?.text).not.toContain('kept');
    expect(writingStop(t, { ...gone, hasDraft: true })?.text).toMatch(/What you typed is kept\.$/);
  });
});

describe('what leads out of the site', () => {
  it('[B04] is warned of before it is sent, but for links', () => {
    const warningOf = (text: string) => finder.sharingWarning(t, text);
    expect(warningOf('Call 0612345678')).toContain('phone number');
    expect(warningOf('NL91ABNA0417164300 or 0612345678')).toContain('account number');
    expect(warningOf('me@example.org')).toContain('e-mail address');
    expect(warningOf('https://example.org')).toBeUndefined();
    expect(warningOf('Hello')).toBeUndefined();
  });

  const prices = { message: '', gift: '' };
  const bubbleOf = (message: Partial<Schemas['Message']>, stranger?: string) =>
    threadOf(t, { formats, ownId: 'me', stranger, finder, prices })(
      [{ ...example, ...message }],
      [],
      now,
    )[0]?.messages[0];
  it('[B04] is warned of where it comes from somebody one hardly knows, with the domain', () => {
    const text = 'Look at https://pay.example.net/x now';
    expect(bubbleOf({ sender: 'you', text }, 'Bram')).toMatchObject({
      text,
      warning: expect.stringMatching(/Bram.*link to pay\.example\.net/),
      links: [{ text: 'https://pay.example.net/x', at: 8, href: 'https://pay.example.net/x' }],
    });
    expect(bubbleOf({ sender: 'you', text })?.warning).toBeUndefined();
    expect(bubbleOf({ sender: 'me', text }, 'Bram')?.warning).toBeUndefined();
    expect(bubbleOf({ sender: 'me', text }, 'Bram')?.links).toHaveLength(1);
    expect(bubbleOf({ sender: 'you', text: 'Hello' }, 'Bram')).not.toHaveProperty('links');
  });
});

describe('searching a conversation', () => {
  const answer = exampleOf('searchMessages', 200);
  const status = (over: Partial<typeof answer>, current?: string) =>
    searchStatus(t, { ...answer, ...over }, { formats, text: 'dunes', current });
  it('[C01] says how many were found, which one is read, that there are more, that there is none', () => {
    expect(searchStatus(t, undefined, { formats, text: '', current: undefined })).toBeUndefined();
    expect(status({})).toBe('Messages found: 1');
    expect(status({}, answer.found[0]?.id)).toBe('1 of 1');
    expect(status({ has_more: true })).toMatch(/^Messages found: 1\+ Only the newest 1/);
    expect(status({ found: [] })).toBe('No message contains “dunes”.');
  });
  it('[C01] each result says who wrote it and when', () => {
    const [found] = answer.found;
    const shown = (ownId: string) =>
      foundMessages(t, answer.found, { formats, ownId, name: 'Bram' })[0];
    expect(shown('me')).toMatchObject({
      author: 'Bram',
      date: '20 November 2026, 21:02',
      dateIso: found?.sent_at,
    });
    expect(shown(found?.sender ?? '')?.author).toBe('You');
  });
});
