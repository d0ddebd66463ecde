import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ConversationFrame } from '@velours/ui/blocks/ConversationFrame';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { type ConversationRef, messagesQuery } from './messages.ts';
import { useTranslate, useTexts } from '../../app/i18n/TextsProvider.tsx';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';
import { draftsOf, useDraft } from '../../background/chat-removal/drafts.ts';
import {
  type ConversationFacts,
  ConversationThread,
  useConversation,
} from './conversation/ConversationThread.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import { ConversationComposer } from './conversation/ConversationComposer.tsx';
import {
  ConversationMenuButton,
  ConversationNotices,
  ConversationPanes,
} from './conversation/ConversationSurroundings.tsx';
import type { ConversationAsk } from './conversation/ConversationDialogs.tsx';
import { useFirstLines } from '../icebreakers/first-lines.ts';
import type { ContactFinder } from './conversation/contact-details.ts';
import { useFirstTouch } from '../../app/loading/first-touch.ts';

const OVERVIEW = '/chats';

interface ConversationProps {
  conversation: ConversationRef;
  /** Why a message that was sent before any script was there was refused. */
  refused: RefusedForm | undefined;
}

/** One conversation: by its own address, or by the member it is with. */
export function ConversationScreen(props: ConversationProps): ReactNode {
  const user = useUser();
  const { data: newest } = useQuery(messagesQuery(useApi(), props.conversation));
  return (
    user &&
    newest && (
      <ConversationPanes current={newest.conversation_id} partner={newest.profile}>
        <Conversation key={newest.profile.id} {...props} user={user} newest={newest} />
      </ConversationPanes>
    )
  );
}

/** What is said with one member, and what can be done about it: nothing of it is taken into the next conversation. */
function Conversation(props: ConversationProps & ConversationFacts): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const talk = useConversation(props);
  const { user, partner, conversation } = talk;
  const { name, kind } = partner;
  const isHere = partner.status === 'active';
  const [asked, setAsked] = useState<ConversationAsk>();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const opener = useRef<Element>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(user.profile.id, conversation);
  const finder = useContacts(talk.messages, draft);
  const search = useAsyncModule(
    () => import('./conversation/ConversationSearchPanel.tsx'),
    isSearchOpen,
    () => setSearchOpen(false),
  );
  const isBegun = talk.messages.length > 0;
  const isEmpty = !isBegun && talk.onTheWay.length === 0 && draft === '' && talk.startsLeft !== 0;
  const lines = useFirstLines(partner, isEmpty && isHere);
  const dialogs = useAsyncModule(
    () => import('./conversation/ConversationDialogs.tsx'),
    asked !== undefined || (isEmpty && partner.match),
    asked && (() => setAsked(undefined)),
  );

  const closeSearch = (): void => {
    setSearchOpen(false);
    talk.toNewest();
    // On a phone it was opened by the menu, whose items have gone.
    const back = opener.current?.isConnected
      ? opener.current
      : document.querySelector('h1[tabindex]');
    if (back instanceof HTMLElement) back.focus();
  };

  const remove = isBegun ? () => setAsked({ kind: 'removal' }) : undefined;
  const toggleSearch = isBegun
    ? () => {
        // None where a press does not focus a button, as in Safari.
        opener.current = document.querySelector(':focus');
        if (isSearchOpen) closeSearch();
        else setSearchOpen(true);
      }
    : undefined;

  return (
    <>
      <ConversationFrame
        name={name}
        age={(isHere && partner.age) || undefined}
        kind={kind}
        kindLabel={kindLabel(t, kind)}
        thumbnailUrl={shownPhoto(partner.main_image, cdnPrefix, 'thumb_filename')?.url ?? null}
        isOnline={partner.online}
        onlineLabel={t(($) => $.common.states.online)}
        profileHref={isHere ? `/members/${partner.id}` : undefined}
        profileLabel={t(($) => $.chat.thread.viewProfile, { name })}
        backHref={OVERVIEW}
        backLabel={t(($) => $.chat.thread.backToList)}
        onRemove={remove}
        removeLabel={t(($) => $.chat.remove.open, { name })}
        onSearch={toggleSearch}
        searchLabel={t(($) => $.chat.search.open)}
        isSearchOpen={isSearchOpen}
        actions={
          isHere || isBegun ? (
            <ConversationMenuButton
              name={name}
              draft={draft}
              onSearch={toggleSearch}
              onRemove={remove}
              onChoose={(deed) => setAsked({ kind: 'safety', ask: { deed, member: partner } })}
            />
          ) : undefined
        }
        notice={
          <>
            <ConversationNotices
              connection={talk.connection}
              kindWarning={
                kind === 'member' || isBegun ? undefined : t(($) => $.common.kindWarning[kind])
              }
            />
            {talk.messages.some(({ sender }) => sender !== user.profile.id) ? <PushOffer /> : null}
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
            openers={lines.slice(0, 2)}
            finder={finder}
            fieldRef={field}
            refused={props.refused}
            onDraft={setDraft}
            onTaken={(text) => {
              // What has been written since stays, here or in a later visit of this conversation.
              const written = draftsOf(user.profile.id).read(conversation).trimStart();
              if (written.startsWith(text)) setDraft(written.slice(text.length).trimStart());
            }}
            onSent={talk.toNewest}
          />
        }
      >
        <ConversationThread
          talk={talk}
          name={name}
          ownId={user.profile.id}
          onEdit={
            isHere
              ? (text) => {
                  // What is being written meanwhile is not lost either.
                  setDraft(draft.trim() === '' ? text : `${text}\n${draft}`);
                  // A text that is put there leaves the caret at its end.
                  field.current?.focus();
                }
              : undefined
          }
          onLink={(href) => setAsked({ kind: 'link', href })}
          finder={finder}
          onReport={(thing) =>
            setAsked({ kind: 'safety', ask: { deed: 'report', member: partner, thing } })
          }
        />
      </ConversationFrame>
      {dialogs ? (
        <dialogs.ConversationDialogs
          memberId={user.profile.id}
          partner={partner}
          isDeleted={talk.isDeleted}
          conversationId={conversation}
          asked={asked}
          lines={lines}
          onDraft={setDraft}
          fieldRef={field}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

/** Finds what leads out of the site; fetched with the first text that looks as if something did, undefined until then. */
function useContacts(
  messages: readonly { readonly text: string }[],
  draft: string,
): ContactFinder | undefined {
  const [isWanted, setWanted] = useState(false);
  const finder = useAsyncModule(() => import('./conversation/contact-details.ts'), isWanted);
  const isSeen = useMemo(() => messages.some(({ text }) => mayHoldContacts(text)), [messages]);
  // Once it is here, it stays.
  if (!isWanted && (isSeen || mayHoldContacts(draft))) setWanted(true);
  return finder?.contactFinder;
}

/** Whether a text may hold an address, a number or an account: most hold none, and need not be looked at closely. */
export const mayHoldContacts = (text: string): boolean =>
  /@|:\/\/|\.\p{L}{2}|\d(?:[ ()./-]{0,2}\d){7}/u.test(text);

/** Offers push where the member has just seen what for: in a conversation that somebody else has written in (spec section 4). */
function PushOffer(): ReactNode {
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();
  const isTouched = useFirstTouch();
  const part = useAsyncModule(
    async () => {
      const [loaded] = await Promise.all([
        import('../../background/push/PushAlert.tsx'),
        texts.load(['push']),
      ]);
      return loaded;
    },
    isTouched && publicKey !== null,
  );
  return part && <part.PushAlert />;
}
