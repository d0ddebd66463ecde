export * from './activationReminder.machine.ts';
export * from './activationReminder.logic.ts';
