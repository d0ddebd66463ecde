import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { FieldError } from '@velours/ui/components/FieldError';
import { Form, useFields, textOf } from '@velours/ui/components/Form';
import { RequiredPassword, SubmitButton } from '../../app/forms/FormParts.tsx';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { toFailure } from '@velours/machines/failure';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import {
  errorSummary,
  failureErrors,
  type AnyFailure,
  type StepErrors,
} from '../../app/errors/problem-text.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { createPasskey, hasPasskeys } from '../log-in/passkey.ts';
import { passkeysQuery, settingsPath, type SavedForm } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Passkey = Schemas['PasskeyFacts'];

/** Passkeys (B08): those there are, each to be removed, and one more for this device, where the browser has them. */
export function PasskeySection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const { data: passkeys = [] } = useQuery(passkeysQuery(useApi()));
  // Whichever came last: one more, or the one of this id less.
  const [changed, setChanged] = useState<'added' | { removed: string }>();
  const isRemoved =
    typeof changed === 'object'
      ? passkeys.every(({ id }) => id !== changed.removed)
      : changed === undefined && saved === 'removePasskey';
  // The button that was pressed is gone with what it removed.
  useEffect(() => {
    if (typeof changed === 'object' && isRemoved)
      document.getElementById('passkeys-title')?.focus();
  }, [changed, isRemoved]);
  return (
    <SettingsSection
      section="passkeys"
      done={
        changed === 'added'
          ? t(($) => $.settings.passkeys.added)
          : isRemoved
            ? t(($) => $.settings.passkeys.removed)
            : undefined
      }
    >
      {passkeys.length === 0 ? (
        <Text tone="muted">{t(($) => $.settings.passkeys.none)}</Text>
      ) : (
        <Stack as="ul" gap="md">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRemove={() => setChanged({ removed: passkey.id })}
            />
          ))}
        </Stack>
      )}
      <AddPasskey onAdded={() => setChanged('added')} />
    </SettingsSection>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const form = useForm({
    action: settingsPath('passkeys'),
    hiddenFields: { form: 'removePasskey', id: passkey.id },
  });
  const device = deviceName(t, passkey);
  const created = formats.date(passkey.created_at);
  return (
    <li>
      <Inline gap="md" align="center" justify="space-between">
        <Stack gap="none">
          <Text weight="semibold">{device}</Text>
          <Text size="sm" tone="muted">
            {passkey.last_used_at === null
              ? t(($) => $.settings.passkeys.since, { date: created })
              : t(($) => $.settings.passkeys.used, {
                  date: created,
                  last: formats.date(passkey.last_used_at),
                })}
          </Text>
        </Stack>
        <Form
          {...form.props}
          onSubmit={(data) => {
            onRemove();
            form.onSubmit(data);
          }}
        >
          <Button
            type="submit"
            variant="outline"
            tone="neutral"
            size="sm"
            isPending={form.isPending}
            pendingLabel={t(($) => $.settings.passkeys.removing)}
          >
            {t(($) => $.settings.passkeys.remove)}
            <VisuallyHidden> {device}</VisuallyHidden>
          </Button>
        </Form>
      </Inline>
    </li>
  );
}

/** The password first: whoever finds an open page must not be able to stay. Then the device's own window. */
function AddPasskey({ onAdded }: { onAdded: () => void }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const { name: siteName } = useSettings();
  const [times, setTimes] = useState(0);
  // Only the browser knows; the page as served leaves it out.
  const isServed = useIsServed();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const ownErrors = (failure: AnyFailure) => {
    const refused = failure.fields.find(({ field }) => field === 'credential');
    if (!refused) return undefined;
    const form =
      refused.code === 'out_of_range'
        ? t(($) => $.settings.passkeys.tooMany, { ...refused.params })
        : t(($) => $.settings.passkeys.refused);
    return { form };
  };
  const form = useForm({
    action: settingsPath('passkeys'),
    hiddenFields: { form: 'passkey' },
    fields: ['password'],
    ownErrors,
    onDone: () => {
      setTimes((before) => before + 1);
      onAdded();
    },
  });
  // What was refused before the device was asked.
  const [refusal, setRefusal] = useState<StepErrors<'password'>>();
  const errors = refusal ?? form.errors;
  const { fieldIds, field } = useFields(['password'], { errors });
  if (isServed)
    return (
      <noscript>
        <Text>{t(($) => $.settings.passkeys.noScript)}</Text>
      </noscript>
    );
  if (!hasPasskeys()) return <Text>{t(($) => $.settings.passkeys.incapable)}</Text>;

  const ask = async (password: string): Promise<void> => {
    setError(undefined);
    const isMissing = password === '';
    setRefusal(
      isMissing ? { fields: { password: t(($) => $.errors.missing.current) } } : undefined,
    );
    if (isMissing) return;
    setAsking(true);
    try {
      const made = await createPasskey(api, siteName, password);
      if (made)
        form.onSubmit({
          form: 'passkey',
          password,
          credential: made.id,
          client_data: made.client_data,
          attestation: made.attestation,
        });
    } catch (failed) {
      const isKnown = failed instanceof DOMException && failed.name === 'InvalidStateError';
      const failure = toFailure(failed);
      if (isKnown) setError(t(($) => $.settings.passkeys.known));
      else setRefusal(ownErrors(failure) ?? failureErrors(t, failure, ['password']));
    } finally {
      setAsking(false);
    }
  };

  const isPending = isAsking || form.isPending;
  return (
    <Form
      // The password is empty again once it is done.
      key={times}
      {...form.props}
      fieldIds={fieldIds}
      errors={errors}
      errorTitle={errorSummary(t, errors)}
      isPending={isPending}
      onSubmit={(data) => void ask(textOf(data, 'password'))}
    >
      <RequiredPassword
        {...field('password')}
        autoComplete="current-password"
        label={t(($) => $.settings.password.current)}
      />
      {error !== undefined && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <SubmitButton isPending={isPending} pendingLabel={t(($) => $.settings.passkeys.adding)}>
        {t(($) => $.settings.passkeys.add)}
      </SubmitButton>
    </Form>
  );
}

/** The device it was made on: "Chrome on Android". */
function deviceName(t: Translate, { browser, system }: Passkey): string {
  if (browser !== null && system !== null)
    return t(($) => $.settings.passkeys.browserOn, { browser, system });
  return browser ?? system ?? t(($) => $.settings.passkeys.unknownDevice);
}
