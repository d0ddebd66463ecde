import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import {
  reminderForm,
  selectCanResend,
  selectFailure,
  selectForm,
  selectResendState,
} from './activationReminder.logic.ts';
import type { ReminderSurroundings } from './activationReminder.logic.ts';
import { activationReminderMachine } from './activationReminder.machine.ts';
import {
  activationReminderModel,
  onMembers,
  onPhoneAfterApiSignup,
  unconfirmed,
} from './activationReminder.model.ts';

const DAY_MS = 86_400_000;

const start = (surroundings: ReminderSurroundings = onMembers) => {
  let keys = 0;
  return startTestActor(activationReminderMachine, (now) => ({
    now,
    newKey: () => `key-${(keys += 1)}`,
    facts: unconfirmed,
    ...surroundings,
  }));
};

describe('activationReminder, rule', () => {
  test('[S05] not confirmed, profile disabled, no disabled notifications: an alert', () => {
    expect(reminderForm(unconfirmed, onMembers)).toBe('alert');
  });

  test.each([
    ['nobody is logged in', null],
    ['the address is confirmed', { ...unconfirmed, status: 'active' }],
    ['the profile is not disabled', { ...unconfirmed, isProfileDisabled: false }],
    ['notifications are disabled', { ...unconfirmed, notificationsDisabled: ['fbl'] }],
  ])('[S05] no reminder when %s', (_when, facts) => {
    expect(reminderForm(facts, onMembers)).toBe('hidden');
  });

  test.each(['signup', 'settings', 'notifications'])('[S05] not on the page %s', (page) => {
    expect(reminderForm(unconfirmed, { ...onMembers, page })).toBe('hidden');
    expect(reminderForm(unconfirmed, { ...onPhoneAfterApiSignup, page })).toBe('hidden');
  });

  test('[S05] a modal with api_signup_complete on a phone, and in no other case', () => {
    expect(reminderForm(unconfirmed, onPhoneAfterApiSignup)).toBe('modal');
    expect(reminderForm(unconfirmed, { ...onPhoneAfterApiSignup, isPhone: false })).toBe('alert');
    expect(
      reminderForm(unconfirmed, { ...onPhoneAfterApiSignup, isApiSignupComplete: false }),
    ).toBe('alert');
  });
});

describe('activationReminder', () => {
  test('[S05] follows the member and the page', () => {
    const reminder = start();
    expect(selectForm(reminder.snapshot())).toBe('alert');
    reminder.send({ type: 'SURROUNDINGS', surroundings: { ...onMembers, page: 'settings' } });
    expect(selectForm(reminder.snapshot())).toBe('hidden');
    reminder.send({ type: 'SURROUNDINGS', surroundings: onMembers });
    expect(selectForm(reminder.snapshot())).toBe('alert');
    reminder.send({ type: 'FACTS', facts: { ...unconfirmed, status: 'active' } });
    expect(selectForm(reminder.snapshot())).toBe('hidden');
  });

  test('[S05] the alert becomes a modal on a phone after an API sign-up, and an alert again elsewhere', () => {
    const reminder = start();
    reminder.send({ type: 'SURROUNDINGS', surroundings: onPhoneAfterApiSignup });
    expect(selectForm(reminder.snapshot())).toBe('modal');
    reminder.send({ type: 'SURROUNDINGS', surroundings: onMembers });
    expect(selectForm(reminder.snapshot())).toBe('alert');
  });

  test('[S05] the modal can be closed and is an alert from then on', () => {
    const reminder = start(onPhoneAfterApiSignup);
    expect(selectForm(reminder.snapshot())).toBe('modal');
    reminder.send({ type: 'CLOSE_MODAL' });
    expect(selectForm(reminder.snapshot())).toBe('alert');
    reminder.send({ type: 'SURROUNDINGS', surroundings: onPhoneAfterApiSignup });
    expect(selectForm(reminder.snapshot())).toBe('alert');
  });

  test('[S04] resend: idle, sending, sent for a minute, idle', () => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    expect(selectResendState(reminder.snapshot())).toBe('sending');
    expect(selectCanResend(reminder.snapshot())).toBe(false);
    reminder.done('resendMail');
    expect(selectResendState(reminder.snapshot())).toBe('sent');
    reminder.wait(59_999);
    expect(selectCanResend(reminder.snapshot())).toBe(false);
    reminder.wait(1);
    expect(selectCanResend(reminder.snapshot())).toBe(true);
  });

  test.each([-DAY_MS, -1])(
    '[S04] a clock put back by %i ms makes the minute no longer',
    (moved) => {
      const reminder = start();
      reminder.send({ type: 'RESEND' });
      reminder.done('resendMail');
      reminder.wait(30_000);
      reminder.sleep(moved);
      reminder.wait(29_999);
      expect(selectCanResend(reminder.snapshot())).toBe(false);
      reminder.wait(1);
      expect(selectCanResend(reminder.snapshot())).toBe(true);
    },
  );

  test('[S04] a clock put forward ends the minute: the server judges, and its wait is told', () => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    reminder.done('resendMail');
    reminder.sleep(DAY_MS);
    reminder.wait(1_000);
    reminder.send({ type: 'RESEND' });
    reminder.fail('resendMail', { status: 429, code: 'too_many_requests', retryAfterMinutes: 1 });
    expect(selectResendState(reminder.snapshot())).toBe('failed');
    expect(selectFailure(reminder.snapshot())?.retryAfterMinutes).toBe(1);
    reminder.send({ type: 'RESEND' });
    expect(selectFailure(reminder.snapshot())).toBeNull();
    expect(reminder.inputOf('resendMail')).toEqual({ idempotencyKey: 'key-2' });
  });

  test('[S04] without an answer it is asked again with the same key', () => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    reminder.fail('resendMail');
    expect(selectResendState(reminder.snapshot())).toBe('failed');
    expect(selectFailure(reminder.snapshot())?.code).toBe('network');
    reminder.send({ type: 'RESEND' });
    expect(reminder.started.map(({ input }) => input)).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
    ]);
  });

  test('[S04] too many mails: not again', () => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    reminder.fail('resendMail', { status: 429, code: 'too_many_mails' });
    expect(selectResendState(reminder.snapshot())).toBe('tooMany');
    expect(selectCanResend(reminder.snapshot())).toBe(false);
  });

  test('[S04] who does not see the reminder asks for no mail', () => {
    const reminder = start({ ...onMembers, page: 'settings' });
    reminder.send({ type: 'RESEND' });
    expect(reminder.isRunning('resendMail')).toBe(false);
  });

  test('[S04] a request goes on while the page hides the reminder', () => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    reminder.send({ type: 'SURROUNDINGS', surroundings: { ...onMembers, page: 'settings' } });
    expect(reminder.isRunning('resendMail')).toBe(true);
    reminder.done('resendMail');
    expect(selectResendState(reminder.snapshot())).toBe('sent');
  });

  test('[S04] log-out ends the request and forgets the member', () => {
    const reminder = start(onPhoneAfterApiSignup);
    reminder.send({ type: 'CLOSE_MODAL' });
    reminder.send({ type: 'RESEND' });
    reminder.send({ type: 'FACTS', facts: null });
    expect(reminder.isRunning('resendMail')).toBe(false);
    expect(selectForm(reminder.snapshot())).toBe('hidden');
    expect(selectResendState(reminder.snapshot())).toBe('idle');
    reminder.send({ type: 'FACTS', facts: unconfirmed });
    expect(selectForm(reminder.snapshot())).toBe('modal');
    reminder.send({ type: 'RESEND' });
    expect(reminder.inputOf('resendMail')).toEqual({ idempotencyKey: 'key-2' });
  });

  test.each([
    ['too many', 'too_many_mails'],
    ['failed', 'too_many_requests'],
  ])('[S04] %s is of the member who asked: the next one may ask', (_state, code) => {
    const reminder = start();
    reminder.send({ type: 'RESEND' });
    reminder.fail('resendMail', { status: 429, code });
    reminder.send({ type: 'FACTS', facts: null });
    reminder.send({ type: 'FACTS', facts: unconfirmed });
    expect(selectResendState(reminder.snapshot())).toBe('idle');
    expect(selectFailure(reminder.snapshot())).toBeNull();
    expect(selectCanResend(reminder.snapshot())).toBe(true);
  });

  test('[S04] the member read again keeps the request and the closed modal', () => {
    const reminder = start(onPhoneAfterApiSignup);
    reminder.send({ type: 'CLOSE_MODAL' });
    reminder.send({ type: 'RESEND' });
    reminder.send({ type: 'FACTS', facts: { ...unconfirmed } });
    expect(reminder.isRunning('resendMail')).toBe(true);
    expect(selectForm(reminder.snapshot())).toBe('alert');
  });
});

proveMachine(activationReminderModel, {
  id: 'S05',
  docs: new URL('./activationReminder.docs.md', import.meta.url),
  ways: new URL('./activationReminder.ways.gen.json', import.meta.url),
});
