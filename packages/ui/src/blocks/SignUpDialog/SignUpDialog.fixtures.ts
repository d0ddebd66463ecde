/** Words for stories and tests. */
export const signUpDialogLabels = { title: 'Make your account', close: 'Close sign-up' };
