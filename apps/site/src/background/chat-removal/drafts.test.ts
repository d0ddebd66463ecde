import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './drafts.ts';
import { forgetDrafts } from '../../app/data/local-storage.ts';
import { memoryStorage } from '../../stories/memory-storage.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

let storage: Storage;
const keepIn = (next: Storage): void => {
  storage = next;
  vi.stubGlobal('localStorage', storage);
};
beforeEach(() => keepIn(memoryStorage()));
const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const fromOtherTab = (key: string | null, newValue: string | null): void => {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};

describe('[B10] drafts kept per conversation', () => {
  it('each conversation has its own, and a reload finds them', () => {
    const drafts = createDrafts('me');
    drafts.write('one', 'Hello');
    drafts.write('two', 'Good morning');
    const after = createDrafts('me');
    expect([after.read('one'), after.read('two'), after.read('three')]).toEqual([
      'Hello',
      'Good morning',
      '',
    ]);
    after.write('one', '');
    expect(Object.keys(storage)).toEqual(['draft-me-two']);
  });

  it('another tab that writes later wins, and is heard of', () => {
    const drafts = createDrafts('me');
    drafts.write('one', 'Here');
    const heard = vi.fn<() => void>();
    const stop = drafts.watch(heard);
    fromOtherTab('draft-me-one', 'There');
    expect([drafts.read('one'), heard.mock.calls.length]).toEqual(['There', 1]);
    fromOtherTab('draft-other-one', 'Of another member');
    fromOtherTab('something', 'else');
    expect([drafts.read('one'), heard.mock.calls.length]).toEqual(['There', 1]);
    fromOtherTab('draft-me-one', null);
    expect(drafts.read('one')).toBe('');
    stop();
    // Not watched: what is read next is what is stored.
    expect(drafts.read('one')).toBe('Here');
  });

  it('storage cleared elsewhere takes them all', () => {
    const drafts = createDrafts('me');
    drafts.watch(() => undefined);
    drafts.write('one', 'Here');
    keepIn(memoryStorage());
    fromOtherTab(null, null);
    expect(drafts.all().size).toBe(0);
  });

  it('the list of all is the same object until one changes', () => {
    const drafts = createDrafts('me');
    const before = drafts.all();
    expect(drafts.all()).toBe(before);
    drafts.write('one', 'Hello');
    expect(drafts.all()).not.toBe(before);
    expect([...before.keys(), ...drafts.all().keys()]).toEqual(['one']);
  });

  it.each([
    ['forbidden', undefined],
    ['full', Object.assign(memoryStorage(), { 'draft-me-one': 'Hello', setItem: refuse })],
  ])('where storage is %s a draft lasts as long as the page', (_how, browser) => {
    vi.stubGlobal('localStorage', browser);
    const drafts = createDrafts('me');
    const leave = drafts.watch(() => undefined);
    drafts.write('one', 'Hello you');
    leave();
    expect(drafts.read('one')).toBe('Hello you');
    drafts.write('one', '');
    expect(createDrafts('me').read('one')).toBe('');
    drafts.write('one', 'Secret');
    forgetDrafts(null, () => localStorage);
    expect(createDrafts('me').read('one')).toBe('');
  });

  it('another tab that writes later wins over what could not be stored too', () => {
    const drafts = createDrafts('me');
    const leave = drafts.watch(() => undefined);
    vi.stubGlobal('localStorage', undefined);
    drafts.write('one', 'Here');
    keepIn(memoryStorage());
    storage.setItem('draft-me-one', 'There');
    fromOtherTab('draft-me-one', 'There');
    leave();
    expect(drafts.read('one')).toBe('There');
  });

  it('at log-out they go, and another member finds none of them', () => {
    createDrafts('me').write('one', 'Hello');
    createDrafts('you').write('one', 'Secret');
    storage.setItem('dismissed-push', '1');
    forgetDrafts('you', () => storage);
    expect(Object.keys(storage)).toEqual(['draft-you-one', 'dismissed-push']);
    forgetDrafts(null, () => storage);
    expect(Object.keys(storage)).toEqual(['dismissed-push']);
  });
});
