import 'i18next';
import type { Namespaces } from '@velours/locales/namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys are written as `($) => $.auth.logIn.title`: the namespace always stands first. */
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Namespaces;
    /** A block takes the group of its labels whole: `labels={t(($) => $.auth.logIn)}`. */
    returnObjects: true;
    returnNull: false;
  }
}
