import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConversationFrame } from '@velours/ui/blocks/ConversationFrame';
import { useSettings } from '../data/hooks.ts';
import type { ConversationRef } from '../data/queries.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { kindLabel, shownPhoto } from '../view-models/member-card.ts';
import { useDraft } from '../wiring/chat/drafts.ts';
import { useContacts } from '../wiring/chat/use-contacts.ts';
import { useConversation } from '../wiring/chat/use-conversation.ts';
import { removeChat } from '../wiring/chat/use-removal.ts';
import type { SafetyAsk } from '../wiring/safety/safety-ask.ts';
import { useAsyncModule } from '../wiring/use-async-module.ts';
import { ConversationComposer } from './chat/ConversationComposer.tsx';
import { ConversationMenu } from './chat/ConversationMenu.tsx';
import { ConversationNotices } from './chat/ConversationNotices.tsx';
import { ConversationThread } from './chat/ConversationThread.tsx';
import { IcebreakerHost } from './parts/IcebreakerHost.tsx';
import { SafetyDialog } from './safety/SafetyDialog.tsx';
import { RemoveChatDialog } from './parts/RemoveChatDialog.tsx';

const OVERVIEW = '/chats';

/** One conversation: by its own address, or by the member it is with. */
export function ConversationScreen(props: { conversation: ConversationRef }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const talk = useConversation(props.conversation);
  const { user, partner, conversation = '' } = talk;
  const [isAsked, setAsked] = useState(false);
  const [link, setLink] = useState<string>();
  const [ask, setAsk] = useState<SafetyAsk>();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const opener = useRef<Element>(null);
  const [draft, setDraft] = useDraft(user?.profile.id ?? '', conversation);
  const finder = useContacts(talk.messages, draft);
  const search = useAsyncModule(() => import('./chat/ConversationSearchPanel.tsx'), isSearchOpen);
  const linkDialog = useAsyncModule(() => import('./chat/LinkDialog.tsx'), link !== undefined);
  if (!user || !partner) return null;
  const { name, kind } = partner;
  const isBegun = talk.messages.length > 0;

  const closeSearch = (): void => {
    setSearchOpen(false);
    talk.toNewest();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  return (
    <>
      <ConversationFrame
        name={name}
        kind={kind}
        kindLabel={kindLabel(t, kind)}
        thumbnailUrl={shownPhoto(partner.main_image, cdnPrefix, 'thumb_filename')?.url ?? null}
        isOnline={partner.online}
        onlineLabel={t(($) => $.common.states.online)}
        profileHref={`/members/${partner.id}`}
        profileLabel={t(($) => $.chat.thread.viewProfile, { name })}
        backHref={OVERVIEW}
        backLabel={t(($) => $.chat.thread.backToList)}
        onRemove={isBegun ? () => setAsked(true) : undefined}
        removeLabel={t(($) => $.chat.remove.title, { name })}
        onSearch={
          isBegun
            ? () => {
                opener.current = document.activeElement;
                if (isSearchOpen) closeSearch();
                else setSearchOpen(true);
              }
            : undefined
        }
        searchLabel={t(($) => $.chat.search.open)}
        isSearchOpen={isSearchOpen}
        actions={
          partner.status === 'active' || isBegun ? (
            <ConversationMenu name={name} onChoose={(deed) => setAsk({ deed, member: partner })} />
          ) : undefined
        }
        notice={
          <>
            <ConversationNotices
              connection={talk.connection}
              kindWarning={
                kind === 'member' || isBegun ? undefined : t(($) => $.common.kinds[kind].warning)
              }
            />
            {isSearchOpen && search ? (
              <search.ConversationSearchPanel
                conversation={conversation}
                name={name}
                ownId={user.profile.id}
                isGoing={talk.isGoing}
                placeError={talk.placeError}
                onShow={talk.show}
                onClose={closeSearch}
              />
            ) : null}
          </>
        }
        composer={
          <ConversationComposer
            user={user}
            partner={partner}
            // Before the first message there is no conversation in which to be typing.
            conversation={isBegun ? conversation : undefined}
            startsLeft={isBegun || talk.onTheWay.length > 0 ? null : talk.startsLeft}
            draft={draft}
            finder={finder}
            onDraft={setDraft}
            onSent={talk.toNewest}
          />
        }
      >
        <ConversationThread
          talk={talk}
          name={name}
          ownId={user.profile.id}
          // What is being written meanwhile is not lost either.
          onEdit={(text) => setDraft(draft.trim() === '' ? text : `${text}\n${draft}`)}
          onLink={setLink}
          finder={finder}
          onReport={(thing) => setAsk({ deed: 'report', member: partner, thing })}
        />
      </ConversationFrame>
      {link !== undefined && linkDialog ? (
        <linkDialog.LinkDialog href={link} onDone={() => setLink(undefined)} />
      ) : null}
      <IcebreakerHost
        memberId={user.profile.id}
        partner={partner}
        isEmpty={!isBegun && talk.onTheWay.length === 0 && draft === '' && talk.startsLeft !== 0}
        onChoose={setDraft}
      />
      <SafetyDialog ask={ask} afterBlock={OVERVIEW} onClose={() => setAsk(undefined)} />
      <RemoveChatDialog
        name={isAsked ? name : undefined}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          removeChat({ conversationId: conversation, name, memberId: user.profile.id });
          void navigate(OVERVIEW);
        }}
      />
    </>
  );
}
