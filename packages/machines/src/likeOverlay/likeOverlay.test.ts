import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  MOST_REMEMBERED,
  isBefore,
  isSame,
  parseDelay,
  selectShownLike,
  selectView,
  withoutNews,
} from './likeOverlay.logic.ts';
import type { LikeNews, LikeOverlayConditions } from './likeOverlay.logic.ts';
import { likeOverlayMachine } from './likeOverlay.machine.ts';
import type { LoadProfileInput } from './likeOverlay.machine.ts';
import type { LikeOverlayInput } from './likeOverlay.logic.ts';
import {
  earlier,
  later,
  likeOverlayModel,
  match,
  newLike,
  profileOf,
} from './likeOverlay.model.ts';

const start = (more: Partial<LikeOverlayInput> = {}) => {
  const overlay = startTestActor(likeOverlayMachine, (now) => ({
    now,
    tabId: 'own',
    memberId: 'me',
    isVisible: true,
    isWriting: false,
    ...more,
  }));
  const loadingOf = (): string | null =>
    overlay.isRunning('loadProfile')
      ? (overlay.inputOf('loadProfile') as LoadProfileInput).profileId
      : null;
  return {
    ...overlay,
    loadingOf,
    parameter: (value: string | null) => overlay.send({ type: 'PARAMETER', value }),
    like: (news: LikeNews) => overlay.send({ type: 'LIKE', news }),
    set: (conditions: Partial<LikeOverlayConditions>) =>
      overlay.send({
        type: 'CONDITIONS',
        conditions: { isVisible: true, isWriting: false, ...conditions },
      }),
    answer: (profileId: string | null) =>
      overlay.done('takeLike', profileId === null ? null : { profileId }),
    loaded: () => overlay.done('loadProfile', profileOf({ profileId: loadingOf() ?? '' })),
    close: () => overlay.send({ type: 'CLOSE' }),
    shown: () => {
      const shown = selectShownLike(overlay.snapshot());
      return shown && `${shown.kind} ${shown.profile.name}`;
    },
    times: (type: string) => overlay.ran.filter((action) => action.type === type).length,
    asks: () => overlay.started.filter(({ id }) => id === 'takeLike').length,
  };
};

describe('likeOverlay, t in the address', () => {
  test('[K04] t (seconds) opens the like modal after that delay, then is removed from the URL', () => {
    const overlay = start();
    overlay.parameter('5');
    overlay.wait(4_999);
    expect(overlay.isRunning('takeLike')).toBe(false);
    expect(overlay.times('removeParameter')).toBe(0);
    overlay.wait(1);
    expect(overlay.isRunning('takeLike')).toBe(true);
    expect(overlay.times('removeParameter')).toBe(1);
    overlay.answer('clara');
    expect(overlay.shown()).toBeNull();
    expect(overlay.loadingOf()).toBe('clara');
    overlay.loaded();
    expect(overlay.shown()).toBe('new-like clara');
    expect(selectView(overlay.snapshot())).toBe('new like');
    expect(selectShownLike(overlay.snapshot())?.profile.kind).toBe('fictional');
  });

  test('[K04] t=0 asks at once', () => {
    const overlay = start();
    overlay.parameter('0');
    overlay.wait(0);
    expect(overlay.isRunning('takeLike')).toBe(true);
  });

  test.each([
    ['0', 0],
    ['5', 5_000],
    ['007', 7_000],
    ['3599', 3_599_000],
    ['3600', 3_600_000],
    ['3601', 3_600_000],
    ['2147484', 3_600_000],
    ['9'.repeat(400), 3_600_000],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 5', null],
    ['0x10', null],
    ['Infinity', null],
    ['soon', null],
    [null, null],
  ])('[K04] t=%s is %s ms: a whole number of seconds, an hour at most', (value, ms) => {
    expect(parseDelay(value)).toBe(ms);
  });

  test('[K04] what is no number of seconds asks for nothing', () => {
    const overlay = start();
    overlay.parameter('soon');
    overlay.parameter(null);
    overlay.wait(3_600_000);
    expect(overlay.started).toEqual([]);
    expect(overlay.ran).toEqual([]);
  });

  test('[K04] told of each address anew, the delay does not begin again', () => {
    const overlay = start();
    overlay.parameter('5');
    overlay.wait(4_000);
    overlay.parameter('5');
    overlay.parameter(null);
    overlay.wait(1_000);
    expect(overlay.asks()).toBe(1);
  });

  test('[K04] another t later asks again', () => {
    const overlay = start();
    overlay.parameter('5');
    overlay.wait(5_000);
    overlay.answer(null);
    overlay.parameter('2');
    overlay.wait(1_999);
    expect(overlay.asks()).toBe(1);
    overlay.wait(1);
    expect(overlay.asks()).toBe(2);
    expect(overlay.times('removeParameter')).toBe(2);
  });

  test('[K04] no like not seen yet: nothing is shown, nothing read again, nothing asked again', () => {
    const overlay = start();
    overlay.parameter('5');
    overlay.wait(5_000);
    overlay.answer(null);
    overlay.wait(600_000);
    expect(overlay.shown()).toBeNull();
    expect(overlay.times('reloadLikes')).toBe(0);
    expect(overlay.started).toHaveLength(1);
  });

  test.each(['takeLike', 'loadProfile'])('[K04] a failed %s shows nothing and is silent', (id) => {
    const overlay = start();
    overlay.parameter('0');
    overlay.wait(0);
    if (id === 'loadProfile') overlay.answer('anna');
    overlay.fail(id);
    overlay.wait(600_000);
    expect(overlay.shown()).toBeNull();
    expect(overlay.started.filter((child) => child.id === id)).toHaveLength(1);
    overlay.like(newLike('bram'));
    overlay.loaded();
    expect(overlay.shown()).toBe('new-like bram');
  });

  test.each(['takeLike', 'loadProfile'])(
    '[K04] an answer of %s that has not come after 30 s is not waited for',
    (id) => {
      const overlay = start();
      overlay.parameter('0');
      overlay.wait(0);
      if (id === 'loadProfile') overlay.answer('anna');
      overlay.wait(29_999);
      expect(overlay.isRunning(id)).toBe(true);
      overlay.wait(1);
      expect(overlay.isRunning(id)).toBe(false);
      expect(overlay.shown()).toBeNull();
    },
  );

  test('[K04] the likes list is reloaded after 500 ms, open or closed', () => {
    const overlay = start();
    overlay.parameter('0');
    overlay.wait(0);
    overlay.answer('anna');
    overlay.loaded();
    overlay.close();
    overlay.wait(499);
    expect(overlay.times('reloadLikes')).toBe(0);
    overlay.wait(1);
    expect(overlay.times('reloadLikes')).toBe(1);
    overlay.wait(600_000);
    expect(overlay.times('reloadLikes')).toBe(1);
  });

  test('[K04] of two likes taken in a row the list is reloaded 500 ms after the last', () => {
    const overlay = start();
    overlay.parameter('0');
    overlay.wait(0);
    overlay.parameter('0');
    overlay.wait(0);
    overlay.answer('anna');
    overlay.loaded();
    overlay.close();
    overlay.wait(400);
    overlay.answer('bram');
    overlay.wait(499);
    expect(overlay.times('reloadLikes')).toBe(0);
    overlay.wait(1);
    expect(overlay.times('reloadLikes')).toBe(1);
    overlay.wait(600_000);
    expect(overlay.times('reloadLikes')).toBe(1);
  });

  test.each([
    ['hidden', { isVisible: false }],
    ['a conversation', { isWriting: true }],
  ])('[K04] on a page that is %s the server is asked once that is over', (_what, conditions) => {
    const overlay = start();
    overlay.parameter('5');
    overlay.set(conditions);
    overlay.wait(600_000);
    expect(overlay.asks()).toBe(0);
    expect(overlay.times('removeParameter')).toBe(1);
    overlay.set({});
    expect(overlay.asks()).toBe(1);
  });

  test('[K04] a visitor is not asked for; who logs in after the delay is', () => {
    const overlay = start({ memberId: null });
    overlay.parameter('5');
    overlay.wait(5_000);
    expect(overlay.asks()).toBe(0);
    overlay.send({ type: 'MEMBER', memberId: 'me' });
    expect(overlay.asks()).toBe(1);
  });

  test('[K04] the like that the stream has told of is not shown again for t', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.close();
    overlay.parameter('0');
    overlay.wait(0);
    overlay.answer('anna');
    expect(overlay.loadingOf()).toBeNull();
    expect(overlay.shown()).toBeNull();
  });
});

describe('likeOverlay, at once', () => {
  test('[K02] a like of the stream loads the profile, shows New like and closes on click', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    expect(overlay.loadingOf()).toBe('anna');
    overlay.loaded();
    expect(overlay.shown()).toBe('new-like anna');
    overlay.close();
    expect(overlay.shown()).toBeNull();
    overlay.wait(600_000);
    expect(overlay.times('reloadLikes')).toBe(0);
  });

  test.each([
    ['hidden', { isVisible: false }],
    ['a conversation', { isWriting: true }],
  ])('[K02] a like that comes while the page is %s is left to the badge', (_what, conditions) => {
    const overlay = start(conditions);
    overlay.like(newLike('anna'));
    overlay.set({});
    expect(overlay.started).toEqual([]);
  });

  test('[K02] a match of a like just given is shown, in a conversation after it', () => {
    const overlay = start();
    overlay.send({ type: 'MATCHED', profileId: 'anna' });
    overlay.loaded();
    expect(overlay.shown()).toBe('match anna');
    expect(selectView(overlay.snapshot())).toBe('match');
    overlay.close();
    overlay.set({ isWriting: true });
    overlay.send({ type: 'MATCHED', profileId: 'bram' });
    expect(overlay.loadingOf()).toBeNull();
    overlay.set({});
    expect(overlay.loadingOf()).toBe('bram');
  });

  test('[K02] a visitor has no matches: an answer that comes after log-out is not kept', () => {
    const overlay = start({ memberId: null });
    overlay.send({ type: 'MATCHED', profileId: 'anna' });
    overlay.like(newLike('anna'));
    overlay.send({ type: 'MEMBER', memberId: 'me' });
    expect(overlay.started).toEqual([]);
  });

  test('[K02] who begins to write while it loads is interrupted after that only', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.set({ isWriting: true });
    overlay.loaded();
    expect(overlay.shown()).toBeNull();
    overlay.set({});
    expect(overlay.shown()).toBe('new-like anna');
  });

  test('[K02] what is open stays open where the page is hidden', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.set({ isVisible: false });
    expect(overlay.shown()).toBe('new-like anna');
  });

  test('[K02] one after the other: matches in order, of the likes the newest', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.like(newLike('bram'));
    overlay.like(newLike('cato'));
    overlay.send({ type: 'MATCHED', profileId: 'dora' });
    overlay.send({ type: 'MATCHED', profileId: 'eva' });
    overlay.like(newLike('fien'));
    expect(overlay.shown()).toBe('new-like anna');
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      overlay.close();
      overlay.loaded();
      seen.push(overlay.shown());
    }
    expect(seen).toEqual(['match dora', 'match eva', 'new-like fien']);
    overlay.close();
    expect(overlay.loadingOf()).toBeNull();
  });

  test('[K02] a match tells of the like too: the like is no news after it, the match is after the like', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.like(newLike('anna'));
    overlay.like(match('anna'));
    overlay.loaded();
    overlay.close();
    overlay.loaded();
    expect(overlay.shown()).toBe('match anna');
    overlay.like(newLike('anna'));
    overlay.like(match('anna'));
    overlay.close();
    expect(overlay.loadingOf()).toBeNull();
  });

  test('[K02] a profile that the member has opened is no news, shown or waiting', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.like(newLike('bram'));
    overlay.send({ type: 'SEEN', profileId: 'bram' });
    expect(overlay.shown()).toBe('new-like anna');
    overlay.send({ type: 'SEEN', profileId: 'anna' });
    expect(overlay.shown()).toBeNull();
    expect(overlay.loadingOf()).toBeNull();
    overlay.like(newLike('bram'));
    expect(overlay.loadingOf()).toBeNull();
  });

  test('[K02] opening the profile does not close the match', () => {
    const overlay = start();
    overlay.like(match('anna'));
    overlay.loaded();
    overlay.send({ type: 'SEEN', profileId: 'anna' });
    expect(overlay.shown()).toBe('match anna');
  });

  test('[K02] logged out, nothing of the member is shown, waits or is read again', () => {
    const overlay = start();
    overlay.parameter('0');
    overlay.wait(0);
    overlay.answer('anna');
    overlay.loaded();
    overlay.send({ type: 'MATCHED', profileId: 'bram' });
    overlay.parameter('3');
    overlay.send({ type: 'MEMBER', memberId: null });
    expect(overlay.shown()).toBeNull();
    overlay.send({ type: 'MEMBER', memberId: 'other' });
    expect(overlay.loadingOf()).toBeNull();
    overlay.wait(600_000);
    expect(overlay.asks()).toBe(1);
    expect(overlay.times('reloadLikes')).toBe(0);
    overlay.like(newLike('anna'));
    expect(overlay.loadingOf()).toBe('anna');
  });

  test('[K02] an ask and a reading that were due are the other member’s', () => {
    const hidden = start({ isVisible: false });
    hidden.parameter('0');
    hidden.wait(0);
    hidden.send({ type: 'MEMBER', memberId: 'other' });
    hidden.set({});
    expect(hidden.asks()).toBe(0);
  });

  test('[K02] after log-out nothing is taken any more, for nobody', () => {
    const overlay = start();
    overlay.send({ type: 'MEMBER', memberId: null });
    overlay.like(newLike('anna'));
    overlay.send({ type: 'MATCHED', profileId: 'anna' });
    expect(overlay.started).toEqual([]);
    overlay.send({ type: 'MEMBER', memberId: 'other' });
    expect(overlay.started).toEqual([]);
  });

  test('[K02] closed, nothing of it is kept but that it was shown', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.close();
    expect(overlay.snapshot().context).toMatchObject({
      current: null,
      claim: null,
      profile: null,
      shown: [newLike('anna')],
    });
  });

  test('[K02] the same member told of again loses nothing', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.send({ type: 'MEMBER', memberId: 'me' });
    overlay.loaded();
    expect(overlay.shown()).toBe('new-like anna');
  });
});

describe('likeOverlay, two tabs', () => {
  const told = (overlay: ReturnType<typeof start>) =>
    overlay.ran.filter(({ type }) => type === 'tellOtherTabs').map(({ params }) => params);

  test('[K02] the other tabs are told before the profile is there, by whom and since when', () => {
    const overlay = start();
    overlay.wait(7);
    overlay.like(newLike('anna'));
    expect(told(overlay)).toEqual([
      { news: newLike('anna'), claim: { at: EPOCH + 7, tabId: 'own' } },
    ]);
  });

  test.each([
    ['while it is loaded here', false],
    ['while it is open here', true],
  ])('[K02] a tab that began before shows it, %s', (_when, isLoaded) => {
    const overlay = start();
    overlay.like(newLike('anna'));
    if (isLoaded) overlay.loaded();
    overlay.send({ type: 'SHOWN_ELSEWHERE', news: newLike('anna'), claim: earlier });
    expect(overlay.shown()).toBeNull();
    expect(overlay.isRunning('loadProfile')).toBe(false);
    overlay.like(newLike('anna'));
    expect(overlay.loadingOf()).toBeNull();
  });

  test('[K02] a tab that began after is told again that this one shows it', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.wait(1_000);
    overlay.send({ type: 'SHOWN_ELSEWHERE', news: newLike('anna'), claim: later });
    expect(overlay.shown()).toBe('new-like anna');
    expect(told(overlay)).toHaveLength(2);
    expect(told(overlay)[1]).toEqual(told(overlay)[0]);
  });

  test('[K02] begun in one millisecond, one of the two shows it', () => {
    const claim = { at: EPOCH, tabId: 'own' };
    const other = { at: EPOCH, tabId: 'pwn' };
    expect(isBefore(claim, other)).toBe(true);
    expect(isBefore(other, claim)).toBe(false);
    expect(isBefore({ ...other, at: EPOCH - 1 }, claim)).toBe(true);
    expect(isBefore({ ...claim, at: EPOCH + 1 }, other)).toBe(false);
  });

  test('[K02] its own message, should it come back, is not answered', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    const claim = { at: EPOCH, tabId: 'own' };
    overlay.send({ type: 'SHOWN_ELSEWHERE', news: newLike('anna'), claim });
    expect(told(overlay)).toHaveLength(1);
    expect(overlay.loadingOf()).toBe('anna');
  });

  test('[K02] what another tab shows is not shown here later, and another like is', () => {
    const overlay = start();
    overlay.like(newLike('anna'));
    overlay.loaded();
    overlay.like(newLike('bram'));
    overlay.send({ type: 'SHOWN_ELSEWHERE', news: newLike('bram'), claim: later });
    expect(overlay.shown()).toBe('new-like anna');
    expect(told(overlay)).toHaveLength(1);
    overlay.close();
    expect(overlay.loadingOf()).toBeNull();
    overlay.like(newLike('bram'));
    expect(overlay.loadingOf()).toBeNull();
    overlay.like(newLike('cato'));
    expect(overlay.loadingOf()).toBe('cato');
  });

  test('[K02] nothing shown is not the same as something', () => {
    expect(isSame(null, newLike('anna'))).toBe(false);
    expect(isSame(newLike('anna'), newLike('anna'))).toBe(true);
  });

  test('[K02] the likes shown are remembered, the newest hundred', () => {
    expect(MOST_REMEMBERED).toBe(100);
    let known = { waiting: [] as readonly LikeNews[], shown: [] as readonly LikeNews[] };
    for (let like = 0; like <= MOST_REMEMBERED; like += 1) {
      known = withoutNews(known, newLike(`member ${like}`));
    }
    expect(known.shown).toHaveLength(MOST_REMEMBERED);
    expect(known.shown.at(-1)).toEqual(newLike(`member ${MOST_REMEMBERED}`));
    expect(withoutNews(known, match(`member ${MOST_REMEMBERED}`)).shown.slice(-2)).toEqual([
      newLike(`member ${MOST_REMEMBERED - 1}`),
      match(`member ${MOST_REMEMBERED}`),
    ]);
  });
});

proveMachine(likeOverlayModel, {
  id: 'K02',
  docs: new URL('./likeOverlay.docs.md', import.meta.url),
  ways: new URL('./likeOverlay.ways.gen.json', import.meta.url),
});
