import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { CheckboxGroup } from '@velours/ui/components/CheckboxGroup';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { type SiteForm, useForm } from '../../app/forms/use-form.ts';
import { LeaveDialog, useLeaveGuard } from '../../app/forms/leaving.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { BackToSettings } from '../settings/SettingsPageHead.tsx';
import {
  beganWith,
  chosenOf,
  KINDS,
  type Notifications,
  type NotificationsFacts,
  notificationsPath,
  notificationsQuery,
} from './notifications.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** /notifications (N01), also from a mail without log-in. */
export function NotificationsScreen({ token, isOver }: NotificationsFacts): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const query = notificationsQuery(useApi(), token);
  const { data: notifications } = useQuery({ ...query, enabled: !isOver });
  const boxes = useBoxes(notifications);
  const action = notificationsPath(token);
  const resume = useForm({ action, hiddenFields: { do: 'resume' } });
  // What was stopped is stopped in the boxes too.
  const stop = useForm({ action, hiddenFields: { do: 'stop' }, onDone: boxes.begin });
  const save = useForm({ action, hiddenFields: { do: 'save' }, onDone: boxes.begin });
  const guard = useLeaveGuard(boxes.isChanged && !save.isPending);
  if (isOver || !notifications) return <LinkIsOver />;
  const { isChanged } = boxes;
  const isQuiet = !save.failure && !save.isPending;
  const isSaved = !isChanged && (save.isDone || ((stop.isDone || params.has('saved')) && isQuiet));
  const shared = { notifications, token };
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        {token === null && <BackToSettings />}
        <Stack gap="xs">
          <Heading level={1}>{t(($) => $.notifications.title)}</Heading>
          <Text tone="muted">
            {token === null ? t(($) => $.notifications.lead) : t(($) => $.notifications.leadMail)}
          </Text>
        </Stack>
        <OffNotice {...shared} form={resume} />
        {token !== null && notifications.disabled.length === 0 && (
          <StopMails {...shared} form={stop} />
        )}
        <NotificationsForm {...shared} form={save} boxes={boxes} isSaved={isSaved} />
      </Stack>
      <LeaveDialog {...guard} />
    </Container>
  );
}

type Chosen = Readonly<Record<'mail' | 'push', readonly string[]>>;

/** In whatever order they were ticked. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  KINDS.every((kind) => one.includes(kind) === other.includes(kind));

/** The boxes, and what they began with: untouched they follow what is saved elsewhere, touched they are the member's. */
function useBoxes(saved: Notifications | undefined) {
  const [began, setBegan] = useState(saved);
  const [touched, setTouched] = useState<Partial<Chosen>>({});
  const chosen: Chosen = {
    mail: touched.mail ?? (began ? chosenOf(began.mail) : []),
    push: touched.push ?? (began ? chosenOf(began.push) : []),
  };
  const isChanged =
    began !== undefined &&
    !(isSame(chosen.mail, chosenOf(began.mail)) && isSame(chosen.push, chosenOf(began.push)));
  const begin = (): void => {
    setBegan(saved);
    setTouched({});
  };
  if (!isChanged && began !== saved) begin();
  return {
    began,
    chosen,
    isChanged,
    choose: (changed: Partial<Chosen>) => setTouched((before) => ({ ...before, ...changed })),
    /** Anew, with what is saved now. */
    begin,
  };
}

function LinkIsOver(): ReactNode {
  const t = useTranslate();
  return (
    <Container width="sm" isPage>
      <Outcome
        tone="warning"
        title={t(($) => $.notifications.over.title)}
        actions={
          <Link href="/login?next=%2Fnotifications" appearance="button">
            {t(($) => $.notifications.over.logIn)}
          </Link>
        }
      >
        {t(($) => $.notifications.over.text)}
      </Outcome>
    </Container>
  );
}

/** What each form of /notifications is made with. */
interface NotificationsParts {
  form: SiteForm<never>;
  notifications: Notifications;
  /** Of a link in a mail. */
  token: string | null;
}

/** Why no news is mailed (spec section 4), and the way back. */
function OffNotice({ notifications, form, token }: NotificationsParts): ReactNode {
  const t = useTranslate();
  const notice = offNotice(t, notifications);
  if (!notice) return null;
  return (
    <Banner
      tone="warning"
      title={notice.title}
      announce="status"
      actions={
        <Form {...form.props}>
          <Stack gap="sm" align="start">
            {/* From a link the address is asked once. */}
            {!(notice.isAsked && token !== null) && (
              <Button
                type="submit"
                isPending={form.isPending}
                pendingLabel={t(($) => $.notifications.saving)}
              >
                {notice.resume}
              </Button>
            )}
            {notice.hasBounced && token === null && (
              <Link href="/settings?section=email">{t(($) => $.notifications.off.change)}</Link>
            )}
          </Stack>
        </Form>
      }
    >
      <Stack gap="xs">
        {notice.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Stack>
    </Banner>
  );
}

/** Why no news is mailed, and what the button that changes it says; null where it is mailed. */
function offNotice(
  t: Translate,
  { disabled, address_check_sent, address_proven }: Schemas['Notifications'],
) {
  if (disabled.length === 0) return null;
  const resume = t(($) => $.notifications.off.resume);
  if (address_proven)
    return {
      title: t(($) => $.notifications.off.provenTitle),
      reasons: [t(($) => $.notifications.off.proven)],
      resume,
      hasBounced: false,
      isAsked: false,
    };
  const hasBounced = disabled.includes('bounce');
  const isAsked = hasBounced && address_check_sent;
  return {
    title: isAsked ? t(($) => $.notifications.off.checkTitle) : t(($) => $.notifications.off.title),
    reasons: isAsked
      ? [t(($) => $.notifications.off.checkSent)]
      : disabled.map((reason) => t(($) => $.notifications.off[reason])),
    resume: hasBounced ? t(($) => $.notifications.off.resumeBounce) : resume,
    hasBounced,
    isAsked,
  };
}

/** What most who come from a mail want: one button that ends them all. */
function StopMails({ notifications, form }: NotificationsParts): ReactNode {
  const t = useTranslate();
  if (chosenOf(notifications.mail).length === 0) return null;
  return (
    <Form {...form.props}>
      <Stack gap="xs" align="start">
        <Button
          type="submit"
          variant="outline"
          isPending={form.isPending}
          pendingLabel={t(($) => $.notifications.saving)}
        >
          {t(($) => $.notifications.stop)}
        </Button>
        <Text tone="muted">{t(($) => $.notifications.stopHint)}</Text>
      </Stack>
    </Form>
  );
}

/** What is told, by mail and on the member's devices; a mail's link is about mails alone. */
function NotificationsForm({
  notifications,
  form,
  token,
  isSaved,
  boxes: { began = notifications, chosen, choose },
}: NotificationsParts & { isSaved: boolean; boxes: ReturnType<typeof useBoxes> }): ReactNode {
  const t = useTranslate();
  const options = KINDS.map((kind) => ({
    value: kind,
    label: t(($) => $.notifications.kinds[kind]),
  }));
  return (
    <Form
      {...form.props}
      hiddenFields={beganWith(began, token === null ? ['mail', 'push'] : ['mail'])}
    >
      <CheckboxGroup
        name="mail"
        label={t(($) => $.notifications.mail)}
        description={t(($) => $.notifications.mailHint)}
        options={options}
        value={chosen.mail}
        onChange={(mail) => choose({ mail })}
        isVertical
      />
      {token === null && (
        <CheckboxGroup
          name="push"
          label={t(($) => $.notifications.push)}
          description={t(($) => $.notifications.pushHint)}
          options={options}
          value={chosen.push}
          onChange={(push) => choose({ push })}
          isVertical
        />
      )}
      <Text tone="muted">{t(($) => $.notifications.account)}</Text>
      <Stack gap="xs" align="start">
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isPending={form.isPending}
          pendingLabel={t(($) => $.notifications.saving)}
        >
          {t(($) => $.notifications.save)}
        </Button>
        <Text role="status">{isSaved ? t(($) => $.notifications.saved) : ''}</Text>
      </Stack>
    </Form>
  );
}
