import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConversationFrame } from '@velours/ui/blocks/ConversationFrame';
import { useSettings } from '../data/hooks.ts';
import type { ConversationRef } from '../data/queries.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { kindLabel, shownPhoto } from '../view-models/member-card.ts';
import { useConversation } from '../wiring/chat/use-conversation.ts';
import { removeChat } from '../wiring/chat/use-removal.ts';
import { ConversationComposer } from './chat/ConversationComposer.tsx';
import { ConversationNotices } from './chat/ConversationNotices.tsx';
import { ConversationThread } from './chat/ConversationThread.tsx';
import { RemoveChatDialog } from './parts/RemoveChatDialog.tsx';

const OVERVIEW = '/chats';

/** One conversation: by its own address, or by the member it is with. */
export function ConversationScreen(props: { conversation: ConversationRef }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const talk = useConversation(props.conversation);
  const [isAsked, setAsked] = useState(false);
  const [draft, setDraft] = useState('');
  const { user, partner, conversation } = talk;
  if (!user || !partner) return null;
  const { name } = partner;

  return (
    <>
      <ConversationFrame
        name={name}
        kind={partner.kind}
        kindLabel={kindLabel(t, partner.kind)}
        thumbnailUrl={shownPhoto(partner.main_image, cdnPrefix, 'thumb_filename')?.url ?? null}
        isOnline={partner.online}
        onlineLabel={t(($) => $.common.states.online)}
        profileHref={`/members/${partner.id}`}
        profileLabel={t(($) => $.chat.thread.viewProfile, { name })}
        backHref={OVERVIEW}
        backLabel={t(($) => $.chat.thread.backToList)}
        onRemove={talk.messages.length > 0 ? () => setAsked(true) : undefined}
        removeLabel={t(($) => $.chat.remove.title, { name })}
        notice={<ConversationNotices connection={talk.connection} />}
        composer={
          <ConversationComposer
            user={user}
            partner={partner}
            // Before the first message there is no conversation in which to be typing.
            conversation={talk.messages.length > 0 ? conversation : undefined}
            draft={draft}
            onDraft={setDraft}
          />
        }
      >
        <ConversationThread talk={talk} name={name} ownId={user.profile.id} onEdit={setDraft} />
      </ConversationFrame>
      <RemoveChatDialog
        name={isAsked ? name : undefined}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          if (conversation) removeChat(conversation);
          void navigate(OVERVIEW);
        }}
      />
    </>
  );
}
