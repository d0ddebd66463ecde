/** Words for stories and tests. */
export const logoBarLabels = { home: 'Velours, home page', logIn: 'Log in' };
