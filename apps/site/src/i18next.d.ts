import 'i18next';
import type { Namespaces } from '@velours/locales/namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys are written as `($) => $.auth.log_in.title`: the namespace always stands first. */
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Namespaces;
    returnNull: false;
  }
}
