import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { disablingReasons, type AlertFacts } from '@velours/machines/dismissibleAlert';
import type { Schemas } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import {
  alertFacts,
  alertLinks,
  NOTIFICATIONS_PATH,
  dismissibleAlertProps,
  type AlertBannerProps,
  type WordyAlert,
  alertWords,
} from './dismissible-alert.ts';
import { useAlert } from './use-alert.ts';
import { useIsServed } from '../../app/loading/served-part.tsx';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { DISMISSAL_PREFIX, type Dismissible } from './dismissals.ts';

const ALERTS: readonly WordyAlert[] = ['notifications', 'photo'];

/**
 * The alerts a member can dismiss (spec section 4). The server renders those that are due, and does not know what this browser
 * has dismissed: a script in line hides them before anything is painted.
 */
export function MemberAlerts(): ReactNode {
  const user = useUser();
  const isServed = useIsServed();
  const { nonce } = usePageInfo();
  const { pathname } = useLocation();
  const facts = useMemo(() => alertFacts(user, false), [user]);
  if (!user || !facts) return null;
  return (
    <>
      {isServed && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hideDismissedScript(ALERTS) }}
        />
      )}
      {ALERTS.filter((alert) => alert !== 'notifications' || pathname !== NOTIFICATIONS_PATH).map(
        (alert) => (
          <MemberAlert key={alert} {...{ alert, user, facts, isServed }} />
        ),
      )}
    </>
  );
}

interface MemberAlertProps {
  alert: WordyAlert;
  user: Schemas['User'];
  facts: AlertFacts;
  isServed: boolean;
}

function MemberAlert({ alert, user, facts, isServed }: MemberAlertProps): ReactNode {
  const { snapshot, isDue, send } = useAlert(alert, facts);
  const said = { email: user.email, links: alertLinks(user) };
  const onDismiss = (): void => {
    send({ type: 'DISMISS' });
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const first: AlertBannerProps = { ...said, alert, reasons: disablingReasons(facts), onDismiss };
  const props = snapshot
    ? dismissibleAlertProps(snapshot, { ...said, send: onDismiss })
    : isDue && first;
  if (!props) return null;
  return (
    <div {...(isServed ? { [SERVED_ALERT]: alert } : {})}>
      <AlertBanner {...props} />
    </div>
  );
}

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

/** Marks an alert as the server rendered it: there it is not known what this browser has dismissed. */
const SERVED_ALERT = 'data-served-alert';

/** A script in line, before the alerts: those that were dismissed are never painted, so that nothing moves. */
export function hideDismissedScript(alerts: readonly Dismissible[]): string {
  const rules = alerts.map((alert) => [
    `${DISMISSAL_PREFIX}${alert}`,
    `[${SERVED_ALERT}=${alert}]{display:none}`,
  ]);
  return `try{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(rules)}.map(([k,r])=>localStorage.getItem(k)===null?"":r).join(""));document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}catch{}`;
}
