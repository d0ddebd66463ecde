import type { ReactNode } from 'react';
import { selectFailure, selectState, type PushState } from '@velours/machines/push';
import { Banner } from '@velours/ui/components/Banner';
import { Switch } from '@velours/ui/components/Switch';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { pushFailureText, usePush } from '../../background/push/push.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Push as the settings show it: a switch, why there is none, or how to allow it again. */
interface PushSwitch {
  kind: 'switch' | 'incapable' | 'denied';
  isOn: boolean;
  isPending: boolean;
}

const ON: readonly PushState[] = ['subscribed', 'renewing', 'unsubscribing', 'subscribing'];
const BUSY: readonly PushState[] = ['unknown', 'subscribing', 'unsubscribing', 'renewing'];

function pushSwitch(state: PushState): PushSwitch {
  const kind = state === 'incapable' || state === 'denied' ? state : 'switch';
  return { kind, isOn: ON.includes(state), isPending: BUSY.includes(state) };
}

/** Notifications on this device: on or off, and what they show. */
export function PushSection(): ReactNode {
  const t = useTranslate();
  const { push_public_key: publicKey } = useSettings();
  const { snapshot, send } = usePush(publicKey !== null);
  const state = publicKey === null ? 'incapable' : snapshot ? selectState(snapshot) : 'unknown';
  const failure = snapshot ? selectFailure(snapshot) : null;
  const look = pushSwitch(state);
  const failed =
    failure === null
      ? undefined
      : (pushFailureText(t, failure) ??
        (look.isOn
          ? t(($) => $.push.states.notTurnedOff.text)
          : t(($) => $.push.states.failed.text)));
  return (
    <SettingsSection
      section="push"
      title={t(($) => $.settings.push.title)}
      lead={t(($) => $.settings.push.lead)}
    >
      {look.kind === 'incapable' && <Text>{t(($) => $.settings.push.incapable)}</Text>}
      {look.kind === 'denied' && (
        <Banner tone="warning" title={t(($) => $.push.states.denied.title)}>
          <Stack as="ol" gap="xs">
            <li>{t(($) => $.push.steps.open)}</li>
            <li>{t(($) => $.push.steps.allow)}</li>
            <li>{t(($) => $.push.steps.reload)}</li>
          </Stack>
        </Banner>
      )}
      {look.kind === 'switch' && (
        <Switch
          label={t(($) => $.settings.push.label)}
          description={state === 'expired' ? t(($) => $.push.states.expired.text) : undefined}
          isSelected={look.isOn}
          isPending={look.isPending}
          pendingLabel={t(($) => $.settings.saving)}
          error={failed}
          onChange={(isOn) => send({ type: isOn ? 'ENABLE' : 'DISABLE' })}
        />
      )}
      <Text size="sm" tone="muted">
        {t(($) => $.settings.push.shows)}
      </Text>
    </SettingsSection>
  );
}
