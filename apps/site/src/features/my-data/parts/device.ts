import type { Session } from '../mydata-queries.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

/** A device by the names it goes by: "Firefox on Windows", or what kind of device it is. */
export function deviceName(t: Translate, { browser, system, form }: Session): string {
  if (browser !== null && system !== null) {
    return t(($) => $.mydata.sessions.browserOn, { browser, system });
  }
  return browser ?? system ?? t(($) => $.mydata.sessions.forms[form]);
}
