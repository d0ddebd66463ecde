import type { DisclaimerProps } from '@velours/ui/blocks/Disclaimer';
import type { SiteSettings } from '../data/queries.ts';
import type { Translate } from '../i18n/texts.ts';

/** What every visitor has to know: adults only, and that some profiles are no persons. */
export function disclaimer(t: Translate, settings: SiteSettings): DisclaimerProps {
  return {
    title: t(($) => $.common.disclaimer.label),
    paragraphs: [
      t(($) => $.common.disclaimer.adults, { count: settings.minimum_age }),
      t(($) => $.common.disclaimer.fictional),
    ],
  };
}
