import type { ReactNode } from 'react';
import { selectFailure, selectState } from '@velours/machines/push';
import { Banner } from '@velours/ui/components/Banner';
import { Switch } from '@velours/ui/components/Switch';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { pushFailureText } from '../../background/push/push.ts';
import { pushSwitch } from '../../background/push/push-switch.ts';
import { usePush } from '../../background/push/use-push.ts';
import { SettingsSection } from './SettingsSection.tsx';

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
