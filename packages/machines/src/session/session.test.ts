import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import { toMinutes } from './session.logic.ts';
import {
  selectBlockedMinutes,
  selectIsUnreachable,
  selectLogInFailure,
  selectLogOutFailure,
  selectMember,
  selectStatus,
  sessionMachine,
} from './session.machine.ts';
import type { SessionInput } from './session.machine.ts';
import { anna, bram, loginFailed, sessionModel, tooManyAttempts } from './session.model.ts';

const noAnswer = new TypeError('fetch failed');

const start = (member: SessionInput['member'], pathname = '/terms') => {
  const session = startTestActor(sessionMachine, (now) => ({ now, pathname, member }));
  return {
    ...session,
    status: () => selectStatus(session.snapshot()),
    id: () => selectMember(session.snapshot())?.id ?? null,
    minutes: () => selectBlockedMinutes(session.snapshot()),
    failure: () => selectLogInFailure(session.snapshot())?.code ?? null,
    /** What it did outside, in order. */
    did: () => session.ran.map(({ type, params }) => [type, params]),
    page: (path: string) => session.send({ type: 'PAGE', pathname: path }),
    logIn: (email = 'anna@velours.test', next: string | null = null) =>
      session.send({ type: 'LOG_IN', email, password: 'secret', next }),
    block: (minutes: number) => session.fail('logIn', tooManyAttempts(minutes)),
  };
};

/** What happens outside when a session ends here. */
const leaving = [
  ['changeMember', null],
  ['tellOtherTabs', { type: 'loggedOut' }],
  ['go', { to: '/' }],
];

describe('session, from what the page came with', () => {
  test('[S06] a visitor or a member, as the server rendered it: nothing is asked and nothing changes', () => {
    const visitor = start(null, '/login');
    const member = start(anna, '/login');
    expect([visitor.status(), member.status(), member.id()]).toEqual(['visitor', 'member', 'anna']);
    expect([...visitor.ran, ...member.ran, ...visitor.started, ...member.started]).toEqual([]);
  });

  test('[S06] where it is not known, the server is asked', () => {
    const session = start(undefined);
    expect(session.status()).toBe('unknown');
    session.done('loadMember', anna);
    expect([session.status(), session.id()]).toEqual(['member', 'anna']);
    expect(session.did()).toEqual([['changeMember', anna]]);
  });

  test('[S09] user.php says 403: a visitor, and nobody is logged out', () => {
    const session = start(undefined);
    session.done('loadMember', null);
    expect(session.status()).toBe('visitor');
    expect(session.ran).toEqual([]);
  });

  test('[S06] asks again after 1, 2, 4, 8, 16 s: retry up to 5 times with exponential delay', () => {
    const session = start(undefined);
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      session.fail('loadMember', noAnswer);
      session.wait(pause - 1);
      expect(session.isRunning('loadMember')).toBe(false);
      session.wait(1);
      expect(session.isRunning('loadMember')).toBe(true);
    }
    session.fail('loadMember', noAnswer);
    session.wait(600_000);
    expect(session.isRunning('loadMember')).toBe(false);
    expect(selectIsUnreachable(session.snapshot())).toBe(true);
  });

  test.each(['ONLINE', 'VISIBLE', 'RETRY'] as const)(
    '[S06] unreachable, it asks anew at %s, with five tries before it',
    (type) => {
      const session = start(undefined);
      for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 0]) {
        session.fail('loadMember', noAnswer);
        session.wait(pause);
      }
      session.send({ type });
      session.fail('loadMember', noAnswer);
      session.wait(1_000);
      expect(session.isRunning('loadMember')).toBe(true);
    },
  );

  test.each(['ONLINE', 'RETRY'] as const)(
    '[S06] what was asked and is not answered is asked anew at %s; the answer to it counts',
    (type) => {
      const session = start(undefined);
      session.send({ type });
      expect(session.started.map(({ id }) => id)).toEqual(['loadMember', 'loadMember']);
      session.done('loadMember', null);
      expect(session.status()).toBe('visitor');
    },
  );

  test.each([
    { type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' },
    { type: 'LOGGED_OUT_ELSEWHERE' },
  ] as const)('[S06] asked anew at $type, it has five tries again', (event) => {
    const session = start(undefined);
    for (const pause of [1_000, 2_000, 4_000]) {
      session.fail('loadMember', noAnswer);
      session.wait(pause);
    }
    session.send(event);
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      session.fail('loadMember', noAnswer);
      session.wait(pause - 1);
      expect(session.isRunning('loadMember')).toBe(false);
      session.wait(1);
      expect(session.isRunning('loadMember')).toBe(true);
    }
  });

  test('[S06] back online it asks at once, and that counts as a try', () => {
    const session = start(undefined);
    session.fail('loadMember', noAnswer);
    session.send({ type: 'ONLINE' });
    session.fail('loadMember', noAnswer);
    session.wait(1_999);
    expect(session.isRunning('loadMember')).toBe(false);
    session.wait(1);
    expect(session.isRunning('loadMember')).toBe(true);
  });

  test('[S06] a log-in or sign-up does not wait for the answer', () => {
    const session = start(undefined);
    session.logIn();
    expect(session.status()).toBe('loggingIn');
    const other = start(undefined);
    other.send({ type: 'SIGNED_UP', member: anna });
    expect(other.status()).toBe('member');
  });
});

describe('session, log-in', () => {
  test('[S06] on login go to members; the other tabs are told before', () => {
    const session = start(null, '/login');
    session.logIn();
    expect(session.status()).toBe('loggingIn');
    expect(session.inputOf('logIn')).toEqual({ email: 'anna@velours.test', password: 'secret' });
    session.done('logIn', anna);
    expect([session.status(), session.id()]).toEqual(['member', 'anna']);
    expect(session.did()).toEqual([
      ['changeMember', anna],
      ['tellOtherTabs', { type: 'loggedIn', memberId: 'anna' }],
      ['go', { to: '/members' }],
    ]);
  });

  test('[S06] goes where the visitor was going, and the time after to members again', () => {
    const session = start(null, '/login');
    session.logIn('anna@velours.test', '/chats');
    session.fail('logIn', loginFailed);
    session.logIn('anna@velours.test', '/likes');
    session.done('logIn', anna);
    expect(session.ran.at(-1)?.params).toEqual({ to: '/likes' });
  });

  test('[S06] log-in failed: said why, and can be tried again', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', loginFailed);
    expect([session.status(), session.failure()]).toEqual(['visitor', 'login_failed']);
    expect(session.ran).toEqual([]);
    session.logIn();
    expect([session.status(), session.failure()]).toEqual(['loggingIn', null]);
  });

  test('[S06] a failure is told until the next try, however that ends', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', loginFailed);
    session.logIn();
    session.block(1);
    expect([session.minutes(), session.failure()]).toEqual([1, null]);
    session.wait(60_000);
    expect([session.minutes(), session.failure()]).toEqual([null, null]);
  });

  test('[S06] logged in as somebody who is still to be read: the page that was asked for, and no other later', () => {
    const session = start(null, '/login');
    session.logIn();
    session.done('logIn', null);
    expect([session.status(), session.id()]).toEqual(['member', null]);
    expect(session.did()).toEqual([
      ['changeMember', null],
      ['tellOtherTabs', { type: 'loggedIn', memberId: '' }],
      ['go', { to: '/members' }],
    ]);
    session.page('/chats');
    session.send({ type: 'MEMBER_READ', member: anna });
    expect(session.id()).toBe('anna');
    expect(session.did().slice(3)).toEqual([
      ['changeMember', null],
      ['changeMember', anna],
    ]);
  });

  test('[S06] pressed twice, it is sent once', () => {
    const session = start(null);
    session.logIn();
    session.logIn('bram@velours.test');
    expect(session.started).toHaveLength(1);
  });

  test('[S06] the password leaves the memory with the answer', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', noAnswer);
    expect(JSON.stringify(session.snapshot().context)).not.toContain('secret');
  });

  test('[S06] without an answer the server is asked: it has logged in', () => {
    const session = start(null, '/login');
    session.logIn('anna@velours.test', '/chats');
    session.fail('logIn', noAnswer);
    expect(session.status()).toBe('loggingIn');
    session.done('confirmLogIn', anna);
    expect(session.did()).toEqual([
      ['changeMember', anna],
      ['tellOtherTabs', { type: 'loggedIn', memberId: 'anna' }],
      ['go', { to: '/chats' }],
    ]);
  });

  test('[S06] without an answer the server is asked: it has not, or does not answer', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', noAnswer);
    session.done('confirmLogIn', null);
    expect([session.status(), session.failure()]).toEqual(['visitor', 'network']);
    session.logIn();
    session.fail('logIn', { status: 503, code: 'service_unavailable' });
    session.fail('confirmLogIn', noAnswer);
    expect([session.status(), session.failure()]).toEqual(['visitor', 'service_unavailable']);
    expect(session.ran).toEqual([]);
  });

  test('[S06] sign-up logs in here and in the other tabs, and goes on with its steps', () => {
    const session = start(null, '/signup');
    session.send({ type: 'SIGNED_UP', member: anna });
    expect([session.status(), session.id()]).toEqual(['member', 'anna']);
    expect(session.did()).toEqual([
      ['changeMember', anna],
      ['tellOtherTabs', { type: 'loggedIn', memberId: 'anna' }],
    ]);
  });
});

describe('session, too many attempts', () => {
  test('[S06] too many attempts, account blocked for {minutes} minutes: told minute by minute to its end', () => {
    const session = start(null);
    session.logIn();
    session.block(15);
    expect([session.status(), session.minutes()]).toEqual(['visitor', 15]);
    session.wait(60_000 - 1);
    expect(session.minutes()).toBe(15);
    session.wait(1);
    expect(session.minutes()).toBe(14);
    session.wait(13 * 60_000 + 59_999);
    expect(session.minutes()).toBe(1);
    session.wait(1);
    expect([session.minutes(), session.failure()]).toEqual([null, null]);
  });

  test('[S06] meanwhile the address is not sent, however it is typed; another one is', () => {
    const session = start(null);
    session.logIn();
    session.block(1);
    session.logIn(' Anna@Velours.test ');
    expect(session.started).toHaveLength(1);
    session.logIn('bram@velours.test');
    expect(session.isRunning('logIn')).toBe(true);
    session.fail('logIn', loginFailed);
    expect([session.minutes(), session.failure()]).toEqual([null, 'login_failed']);
    session.logIn();
    expect([session.minutes(), session.isRunning('logIn')]).toEqual([1, false]);
    session.wait(60_000);
    session.logIn();
    expect(session.isRunning('logIn')).toBe(true);
  });

  test('[S06] the block is known while the server is asked who is there', () => {
    const session = start(null);
    session.logIn();
    session.block(2);
    session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' });
    session.logIn();
    expect([session.minutes(), session.isRunning('logIn')]).toEqual([2, false]);
  });

  test('[S06] without minutes it is a failed log-in', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', { status: 429, code: 'too_many_attempts' });
    expect([session.minutes(), session.failure()]).toEqual([null, 'too_many_attempts']);
    session.logIn();
    session.fail('logIn', { status: 429, code: 'too_many_requests', retryAfterMinutes: 3 });
    expect([session.minutes(), session.failure()]).toEqual([null, 'too_many_requests']);
  });

  test("[S06] after three hours' sleep it is over at the next tick", () => {
    const session = start(null);
    session.logIn();
    session.block(15);
    session.sleep(3 * 3_600_000);
    session.wait(1_000);
    expect(session.minutes()).toBeNull();
  });

  test('[S06] a clock a day ahead ends it: the server refuses again; one a day behind makes it no longer', () => {
    const ahead = start(null);
    ahead.logIn();
    ahead.block(15);
    ahead.sleep(86_400_000);
    ahead.wait(1_000);
    expect(ahead.minutes()).toBeNull();
    const behind = start(null);
    behind.logIn();
    behind.block(15);
    behind.wait(60_000);
    behind.sleep(-86_400_000);
    behind.wait(1_000);
    expect(behind.minutes()).toBe(14);
    behind.wait(14 * 60_000 - 1);
    expect(behind.minutes()).toBe(1);
    behind.wait(1);
    expect(behind.minutes()).toBeNull();
  });

  test('[S06] a block after the clock was put back is told with its own minutes', () => {
    const session = start(null);
    session.logIn();
    session.block(15);
    session.logIn('bram@velours.test');
    session.sleep(-86_400_000);
    session.block(5);
    expect(session.minutes()).toBe(5);
  });
});

describe('session, log-out', () => {
  test('[S06] on logout go to the root; memory is emptied and the other tabs are told before', () => {
    const session = start(anna);
    session.send({ type: 'LOG_OUT' });
    expect([session.status(), session.id()]).toEqual(['loggingOut', 'anna']);
    session.send({ type: 'LOG_OUT' });
    expect(session.started).toHaveLength(1);
    session.done('logOut');
    expect([session.status(), session.id()]).toEqual(['visitor', null]);
    expect(session.did()).toEqual(leaving);
  });

  test('[S06] without an answer the server is asked: it has logged out', () => {
    const session = start(anna);
    session.send({ type: 'LOG_OUT' });
    session.fail('logOut', noAnswer);
    expect(session.status()).toBe('loggingOut');
    session.done('confirmLogOut', null);
    expect(session.status()).toBe('visitor');
    expect(session.did()).toEqual(leaving);
  });

  test('[S06] it has not, or does not answer: said so, and can be tried again', () => {
    const session = start(anna);
    session.send({ type: 'LOG_OUT' });
    session.fail('logOut', noAnswer);
    session.done('confirmLogOut', anna);
    expect(session.status()).toBe('member');
    expect(selectLogOutFailure(session.snapshot())?.code).toBe('network');
    session.send({ type: 'LOG_OUT' });
    expect([session.status(), selectLogOutFailure(session.snapshot())]).toEqual([
      'loggingOut',
      null,
    ]);
    session.fail('logOut', { status: 429, code: 'too_many_requests' });
    session.fail('confirmLogOut', noAnswer);
    expect(selectLogOutFailure(session.snapshot())?.code).toBe('too_many_requests');
    expect(session.ran).toEqual([]);
  });

  test('[S06] another member is there by now: nothing of the one before stays', () => {
    const session = start(anna, '/chats');
    session.send({ type: 'LOG_OUT' });
    session.fail('logOut', noAnswer);
    session.done('confirmLogOut', bram);
    expect(session.id()).toBe('bram');
    expect(session.did()).toEqual([
      ['changeMember', null],
      ['changeMember', bram],
      ['go', { to: '/members' }],
    ]);
  });
});

describe('session, ended by the server', () => {
  test('[S09] 403 with authentication_required: the user is logged out if logged in', () => {
    const session = start(anna);
    session.send({ type: 'AUTHENTICATION_REQUIRED' });
    session.send({ type: 'AUTHENTICATION_REQUIRED' });
    expect(session.status()).toBe('visitor');
    expect(session.did()).toEqual(leaving);
  });

  test('[S09] who is not logged in stays where they are', () => {
    for (const member of [null, undefined]) {
      const session = start(member);
      session.send({ type: 'AUTHENTICATION_REQUIRED' });
      expect(session.ran).toEqual([]);
    }
  });

  test('[S09] the user was read again and is nobody: logged out', () => {
    const session = start(anna);
    session.send({ type: 'MEMBER_READ', member: anna });
    expect([session.status(), session.ran]).toEqual(['member', []]);
    session.send({ type: 'MEMBER_READ', member: null });
    expect(session.status()).toBe('visitor');
    expect(session.did()).toEqual(leaving);
  });

  test('[S09] the user was read again and is another: nothing of the one before stays', () => {
    const session = start(anna, '/chats');
    session.send({ type: 'MEMBER_READ', member: bram });
    expect(session.id()).toBe('bram');
    expect(session.did()).toEqual([
      ['changeMember', null],
      ['changeMember', bram],
      ['go', { to: '/members' }],
    ]);
  });

  test('[S06] auth cookie 30 days: a page seen again after them asks who is there', () => {
    const session = start(anna, '/chats');
    session.sleep(30 * 86_400_000 - 1);
    session.send({ type: 'VISIBLE' });
    expect(session.status()).toBe('member');
    session.sleep(1);
    session.send({ type: 'VISIBLE' });
    expect([session.status(), session.id()]).toEqual(['unknown', null]);
    session.done('loadMember', null);
    expect(session.did()).toEqual(leaving);
  });

  test('[S06] a cookie that was renewed leaves the member where they were, for 30 days more', () => {
    const session = start(anna, '/chats');
    session.sleep(30 * 86_400_000);
    session.send({ type: 'VISIBLE' });
    session.done('loadMember', anna);
    expect(session.did()).toEqual([
      ['changeMember', null],
      ['changeMember', anna],
    ]);
    session.send({ type: 'VISIBLE' });
    expect(session.status()).toBe('member');
  });

  test('[S06] a clock moved a day either way asks nothing', () => {
    const session = start(anna);
    for (const ms of [86_400_000, -2 * 86_400_000]) {
      session.sleep(ms);
      session.send({ type: 'VISIBLE' });
      expect(session.status()).toBe('member');
    }
  });
});

describe('session, two tabs', () => {
  test('[S06] logged out there, logged out here, and not told again', () => {
    const session = start(anna);
    session.send({ type: 'LOGGED_OUT_ELSEWHERE' });
    expect(session.status()).toBe('visitor');
    expect(session.did()).toEqual([
      ['changeMember', null],
      ['go', { to: '/' }],
    ]);
  });

  test('[S06] logged in there, logged in here; the log-in page leads to members, others stay', () => {
    const onTerms = start(null);
    onTerms.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' });
    onTerms.done('loadMember', anna);
    expect(onTerms.did()).toEqual([['changeMember', anna]]);
    for (const pathname of ['/login', '/signup']) {
      const session = start(null);
      session.page(pathname);
      session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' });
      session.done('loadMember', anna);
      expect(session.did()).toEqual([
        ['changeMember', anna],
        ['go', { to: '/members' }],
      ]);
    }
  });

  test('[S06] logged in there as the same member: nothing happens', () => {
    const session = start(anna);
    session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' });
    expect([session.status(), session.ran]).toEqual(['member', []]);
  });

  test('[S06] logged in there as another member: nothing of the one before stays, even before the server answers', () => {
    const session = start(anna, '/chats');
    session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' });
    expect([session.status(), session.id()]).toEqual(['unknown', null]);
    expect(session.did()).toEqual([['changeMember', null]]);
    session.done('loadMember', bram);
    expect(session.did().slice(1)).toEqual([
      ['changeMember', bram],
      ['go', { to: '/members' }],
    ]);
  });

  test('[S06] another one, who is gone by the time the server answers: to the root', () => {
    const session = start(anna, '/chats');
    session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' });
    session.done('loadMember', null);
    expect(session.did()).toEqual(leaving);
  });

  test.each([
    { type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' },
    { type: 'LOGGED_OUT_ELSEWHERE' },
  ] as const)('[S06] while the server is asked, $type makes it asked anew', (event) => {
    const session = start(undefined);
    session.send(event);
    expect(session.started).toHaveLength(2);
    expect(session.status()).toBe('unknown');
  });

  test('[S06] who logged out and comes back as another later stays on the page they read', () => {
    const session = start(anna);
    session.send({ type: 'LOG_OUT' });
    session.done('logOut');
    session.page('/terms');
    session.send({ type: 'MEMBER_READ', member: bram });
    expect(session.did().slice(leaving.length)).toEqual([['changeMember', bram]]);
  });

  test('[S06] a visitor is read as nobody, or hears of a log-out: nothing happens', () => {
    const session = start(null);
    session.send({ type: 'MEMBER_READ', member: null });
    session.send({ type: 'LOGGED_OUT_ELSEWHERE' });
    expect([session.status(), session.ran, session.started]).toEqual(['visitor', [], []]);
  });

  test('[S06] a visitor is read as nobody: what is told of the log-in stays', () => {
    const session = start(null);
    session.logIn();
    session.fail('logIn', loginFailed);
    session.send({ type: 'MEMBER_READ', member: null });
    expect(session.failure()).toBe('login_failed');
    session.logIn();
    session.block(3);
    session.send({ type: 'MEMBER_READ', member: null });
    expect(session.minutes()).toBe(3);
  });

  test('[S06] while logging in here, news of others wait for the own answer', () => {
    const session = start(null);
    session.logIn();
    session.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' });
    session.send({ type: 'MEMBER_READ', member: bram });
    expect([session.status(), session.started.length]).toEqual(['loggingIn', 1]);
  });
});

describe('session, minutes', () => {
  test.each([
    [-100_000, 0],
    [0, 0],
    [1, 1],
    [60_000, 1],
    [60_001, 2],
  ])('[S06] %i ms are told as %i minutes', (ms, minutes) => {
    expect(toMinutes(ms)).toBe(minutes);
  });
});

proveMachine(sessionModel, {
  id: 'S06',
  docs: new URL('./session.docs.md', import.meta.url),
  ways: new URL('./session.ways.gen.json', import.meta.url),
});
