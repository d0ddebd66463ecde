import { useMemo, type ReactNode } from 'react';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { alertFacts } from './alert-facts.ts';
import { ServedAlert } from './ServedAlert.tsx';
import { useAlert } from './use-alert.ts';

/** E-mails to the member are switched off (spec section 4): why, and how they come back, is said on the page that it leads to. */
export function MailsOff(): ReactNode {
  const user = useUser();
  const facts = useMemo(() => alertFacts(user, false), [user]);
  const { isShown, dismiss } = useAlert('notifications', facts);
  return (
    isShown && (
      <ServedAlert alert="notifications">
        <MailsOffStrip onDismiss={dismiss} />
      </ServedAlert>
    )
  );
}

/** The strip itself. */
export function MailsOffStrip(props: { onDismiss: () => void }): ReactNode {
  const t = useTranslate();
  const { text, remedy } = t(($) => $.common.alerts.notifications);
  return (
    <Banner
      layout="strip"
      tone="warning"
      actions={<StripAction href="/notifications">{remedy}</StripAction>}
      onDismiss={props.onDismiss}
      dismissLabel={t(($) => $.common.actions.dismiss)}
    >
      {text}
    </Banner>
  );
}
