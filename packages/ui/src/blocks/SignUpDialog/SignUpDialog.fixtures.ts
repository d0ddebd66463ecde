/** Words for stories and tests. */
export const signUpDialogLabels = { title: 'Create your account', close: 'Close sign-up' };
