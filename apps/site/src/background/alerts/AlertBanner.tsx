import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { alertWords, type AlertBannerProps } from './dismissible-alert.ts';

/** A missing photo or disabled notifications: the words, the remedy and a cross. */
export function AlertBanner({ alert, links, onDismiss, ...facts }: AlertBannerProps): ReactNode {
  const t = useTranslate();
  const { title, text, remedy } = alertWords(t, alert, facts);
  const href = alert === 'photo' ? links.photos : links.notificationSettings;
  return (
    <Banner
      tone={alert === 'photo' ? 'info' : 'warning'}
      title={title}
      actions={
        href && (
          <Link href={href} appearance="button" size="sm" variant="outline" tone="neutral">
            {remedy}
          </Link>
        )
      }
      onDismiss={onDismiss}
      dismissLabel={t(($) => $.common.actions.dismiss)}
    >
      {text}
    </Banner>
  );
}
