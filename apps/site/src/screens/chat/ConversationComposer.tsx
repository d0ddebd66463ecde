import { useMemo, type ReactNode } from 'react';
import { Composer } from '@velours/ui/blocks/Composer';
import type { Schemas } from '../../data/api.ts';
import { useSettings } from '../../data/hooks.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { composerLabels, composerNotice, messagePrice } from '../../view-models/chat/composer.ts';
import { useTellTyping } from '../../wiring/chat/use-typing.ts';
import { liveStore } from '../../wiring/live/live-store.ts';
import { useFormats } from '../../wiring/use-formats.ts';

/** Where a message is written; it goes to the outbox, which sends it once. */
export function ConversationComposer(props: {
  user: Schemas['User'];
  partner: Schemas['ProfileCard'];
  conversation: string | undefined;
  draft: string;
  onDraft: (text: string) => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const { message_credits: cost, message_length: maximumLength } = settings;
  const { user, partner, onDraft } = props;
  const typing = useTellTyping(props.conversation);
  const labels = useMemo(
    () =>
      composerLabels(t, {
        name: partner.name,
        cost,
        price: messagePrice(formats, settings, user.profile.country),
        balance: user.credits,
      }),
    [t, formats, settings, partner.name, cost, user.profile.country, user.credits],
  );
  return (
    <Composer
      value={props.draft}
      onChange={onDraft}
      onSend={(text) => {
        liveStore.send({ type: 'ENQUEUE', profileId: partner.id, text });
        onDraft('');
        typing.reset();
      }}
      onTyping={typing.tell}
      maximumLength={maximumLength}
      notice={composerNotice(t, user, partner)}
      error={user.credits < cost ? t(($) => $.chat.composer.notEnough) : undefined}
      labels={labels}
    />
  );
}
