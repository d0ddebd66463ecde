import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { CheckboxGroup } from '@velours/ui/components/CheckboxGroup';
import { Form } from '@velours/ui/components/Form';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { chosenOf, kindOptions, notificationsPath } from './notifications.ts';
import type { NotificationsParts } from './types.ts';

/** What is told, by mail and on the member's devices; a mail's link is about mails alone. */
export function NotificationsForm({
  notifications,
  form,
  token,
  isSaved,
}: NotificationsParts & { isSaved: boolean }): ReactNode {
  const t = useTranslate();
  const { mail, push } = notifications;
  const options = kindOptions(t);
  return (
    <Form
      action={notificationsPath(token)}
      hiddenFields={{ do: 'save', ...(token === null && { has_push: '1' }) }}
      fieldIds={{}}
      errors={form.errors}
      errorTitle={form.errorTitle}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      <CheckboxGroup
        name="mail"
        label={t(($) => $.notifications.mail)}
        description={t(($) => $.notifications.mailHint)}
        options={options}
        defaultValue={chosenOf(mail)}
        isVertical
      />
      {token === null && (
        <CheckboxGroup
          name="push"
          label={t(($) => $.notifications.push)}
          description={t(($) => $.notifications.pushHint)}
          options={options}
          defaultValue={chosenOf(push)}
          isVertical
        />
      )}
      <Text tone="muted">{t(($) => $.notifications.account)}</Text>
      <Stack gap="xs" align="start">
        <Button
          type="submit"
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
