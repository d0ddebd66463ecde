export * from './activationReminder.constants.ts';
export { activationReminderMachine } from './activationReminder.machine.ts';
export { reminderForm } from './activationReminder.rules.ts';
export * from './activationReminder.selectors.ts';
export type * from './activationReminder.types.ts';
