import type { LogInFormLabels } from './LogInForm.types.ts';

/** Words for stories and tests. */
export const logInLabels: LogInFormLabels = {
  title: 'Log in',
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Log in',
  pending: 'Logging in',
  forgotPassword: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  errorTitle: 'Logging in did not work',
};
