import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './drafts.ts';
import { forgetDrafts } from '../../app/data/local-storage.ts';
import { memoryStorage } from '../../stories/memory-storage.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});
const store = () => storage;
const fromOtherTab = (key: string | null, newValue: string | null): void => {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};

describe('[B10] drafts kept per conversation', () => {
  it('each conversation has its own, and a reload finds them', () => {
    const drafts = createDrafts('me', store);
    drafts.write('one', 'Hello');
    drafts.write('two', 'Good morning');
    const after = createDrafts('me', store);
    expect([after.read('one'), after.read('two'), after.read('three')]).toEqual([
      'Hello',
      'Good morning',
      '',
    ]);
    after.write('one', '');
    expect(Object.keys(storage)).toEqual(['draft-me-two']);
  });

  it('another tab that writes later wins, and is heard of', () => {
    const drafts = createDrafts('me', store);
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
    const drafts = createDrafts('me', store);
    drafts.watch(() => undefined);
    drafts.write('one', 'Here');
    storage = memoryStorage();
    fromOtherTab(null, null);
    expect(drafts.all().size).toBe(0);
  });

  it('the list of all is the same object until one changes', () => {
    const drafts = createDrafts('me', store);
    const before = drafts.all();
    expect(drafts.all()).toBe(before);
    drafts.write('one', 'Hello');
    expect(drafts.all()).not.toBe(before);
    expect([...before.keys(), ...drafts.all().keys()]).toEqual(['one']);
  });

  it('where storage is forbidden a draft lasts as long as the page', () => {
    const forbidden = (): Storage => {
      throw new Error('forbidden');
    };
    const drafts = createDrafts('me', forbidden);
    drafts.write('one', 'Hello');
    expect(drafts.read('one')).toBe('Hello');
    expect(() => forgetDrafts(null, forbidden)).not.toThrow();
  });

  it('at log-out they go, and another member finds none of them', () => {
    createDrafts('me', store).write('one', 'Hello');
    createDrafts('you', store).write('one', 'Secret');
    storage.setItem('dismissed-push', '1');
    forgetDrafts('you', store);
    expect(Object.keys(storage)).toEqual(['draft-you-one', 'dismissed-push']);
    forgetDrafts(null, store);
    expect(Object.keys(storage)).toEqual(['dismissed-push']);
  });
});
