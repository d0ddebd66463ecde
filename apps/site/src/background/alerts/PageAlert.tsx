import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { ServedAlert, alertFacts, useAlert } from './alert.tsx';

/** What a page of many people says of itself: e-mails that are off first, as they can be dismissed; then photos that are withheld. */
export function PageAlert(): ReactNode {
  const user = useUser();
  const facts = useMemo(() => alertFacts(user, false), [user]);
  const { isShown, dismiss } = useAlert('notifications', facts);
  if (!isShown) return <AgeCheckStrip />;
  return (
    <ServedAlert alert="notifications">
      <MailsOffStrip onDismiss={dismiss} />
    </ServedAlert>
  );
}

/** The domain shows photos of others after an age check (B14), which leads back here. */
function AgeCheckStrip(): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  if (useSettings().age_check !== 'needed') return null;
  const { text, remedy } = t(($) => $.common.alerts.ageCheck);
  const href = `/age-check?${new URLSearchParams({ to: `${pathname}${search}` })}`;
  return (
    <Banner layout="strip" tone="info" actions={<StripAction href={href}>{remedy}</StripAction>}>
      {text}
    </Banner>
  );
}

/** E-mails to the member are switched off (spec section 4): why, and how they come back, is said on the page that it leads to. */
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
