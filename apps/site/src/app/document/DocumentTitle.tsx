import { type ReactNode, useEffect } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { attentionTotal, prefixedTitle } from '../data/chat-cache.ts';
import { useAttention, useSettings } from '../data/hooks.ts';
import { useTexts } from '../i18n/TextsProvider.tsx';
import { setAppBadge } from './installed-app.ts';
import { frontOf, titleOf } from './page-handle.ts';
import { useLooks } from './SiteProviders.tsx';

/** The title of the page with the number of things waiting in front, and the same number on the app's icon; in discreet mode only that. */
export function DocumentTitle(): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const matches = useMatches();
  const settings = useSettings();
  const attention = useAttention();
  const [search] = useSearchParams();
  const page = titleOf(matches, t, search) ?? frontOf(matches, texts, settings);
  const { isDiscreet } = useLooks();
  const open = page
    ? t(($) => $.common.title.page, { page, site: settings.name })
    : settings.index_title;
  const title = isDiscreet ? t(($) => $.common.title.discreet) : open;
  const total = attentionTotal(attention);

  useEffect(() => {
    void setAppBadge(navigator, total);
  }, [total]);

  return <title>{prefixedTitle(title, attention)}</title>;
}
