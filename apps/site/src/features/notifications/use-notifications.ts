import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, type Schemas, useApi } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { notificationsQuery } from '../complaints/notices-data.ts';
import { NONE, type Doing } from './notifications.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';

type Wishes = Pick<Schemas['Notifications'], 'mail' | 'push'>;

/** The settings of the member, or with a mail's token those of its receiver, and their forms. */
export function useNotifications(token: string | null, refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const query = notificationsQuery(api, token);
  const { data: notifications } = useQuery({ ...query, enabled: false });
  const form = useAccountForm({
    fields: [],
    refused,
    send: (body: Schemas['NotificationsChange']) =>
      answer(
        token === null
          ? api.PUT('/api/notifications.php', { params: intent(), body })
          : api.PUT('/api/mail-notifications.php', {
              params: { ...intent(), query: { token } },
              body,
            }),
      ),
    onDone: (saved) => {
      client.setQueryData(query.queryKey, saved.notifications);
      // The alert about disabled notifications; a visitor has none.
      if (!client.getQueryData(userKey)) return;
      return client.invalidateQueries({ queryKey: userKey });
    },
  });
  const submit = (doing: Doing, wishes: Wishes): void => {
    form.submit({
      mail: doing === 'stop' ? NONE : wishes.mail,
      push: wishes.push,
      resume: doing === 'resume',
    });
  };
  return { notifications, form, submit };
}
