import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Schemas } from '../../../app/data/api.ts';
import { removeChat } from '../../../background/chat-removal/use-removal.ts';
import type { SafetyAsk } from '../../safety/BlockAndReport.tsx';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { RemoveChatDialog } from '../RemoveChatDialog.tsx';
import { SafetyDialog } from '../../safety/SafetyDialog.tsx';
import { useSettings } from '../../../app/data/hooks.ts';
import { offeredKey } from '../../icebreakers/first-lines.ts';
import { kindLabel, shownPhoto } from '../../../app/data/member-card.ts';
import { readStored, store } from '../../../app/data/local-storage.ts';
import { useAsyncModule } from '../../../app/loading/parts.tsx';

const OVERVIEW = '/chats';

/** What is asked of the member above a conversation. */
export type ConversationAsk =
  | { readonly kind: 'removal' }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'safety'; readonly ask: SafetyAsk };

/** The windows of one conversation. Loaded when the first is wanted. */
export function ConversationDialogs(props: {
  memberId: string;
  partner: Schemas['Partner'];
  /** They have deleted the account. */
  isDeleted: boolean;
  conversationId: string;
  asked: ConversationAsk | undefined;
  /** First lines that may be offered. */
  lines: readonly string[];
  onDraft: (text: string) => void;
  /** Where one writes. */
  fieldRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactNode {
  const navigate = useNavigate();
  const { memberId, partner, conversationId, asked, onClose } = props;
  const { name } = partner;
  return (
    <>
      {asked?.kind === 'link' && <LinkDialog href={asked.href} onDone={onClose} />}
      <IcebreakerHost
        memberId={memberId}
        partner={partner}
        lines={props.lines}
        onChoose={props.onDraft}
        fieldRef={props.fieldRef}
      />
      <SafetyDialog
        ask={asked?.kind === 'safety' ? asked.ask : undefined}
        afterBlock={OVERVIEW}
        onClose={onClose}
      />
      <RemoveChatDialog
        chat={asked?.kind === 'removal' ? { name, isDeleted: props.isDeleted } : undefined}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          removeChat({ conversationId, name, memberId });
          void navigate(OVERVIEW);
        }}
      />
    </>
  );
}

/** Names the domain before a link of a message is opened, in a page that knows nothing of this one. */
function LinkDialog(props: { href: string; onDone: () => void }): ReactNode {
  const t = useTranslate();
  const { href, onDone } = props;
  const open = t(($) => $.chat.link.open);
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.chat.link.title, { domain: new URL(href).hostname })}
      confirmLabel={open}
      pendingLabel={open}
      cancelLabel={t(($) => $.chat.link.stay)}
      onConfirm={() => {
        window.open(href, '_blank', 'noopener,noreferrer');
        onDone();
      }}
      onCancel={onDone}
    >
      {t(($) => $.chat.link.text, { address: href })}
    </ConfirmDialog>
  );
}

/**
 * Offers first lines in the empty conversation of a match, once; the window's code comes only then (K05). A chosen line goes into the
 * message field, and nothing is sent from here.
 */
function IcebreakerHost(props: {
  memberId: string;
  partner: Schemas['Partner'];
  lines: readonly string[];
  onChoose: (line: string) => void;
  /** Where one writes: it has the focus once the window is gone, which nobody opened. */
  fieldRef: RefObject<HTMLElement | null>;
}): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { memberId, partner, lines, onChoose, fieldRef } = props;
  const { name, kind } = partner;
  const [isClosed, setClosed] = useState(false);
  const key = offeredKey(memberId, partner.id);
  const isWanted = partner.match && lines.length > 0 && !isClosed && readStored(key) === null;
  const loaded = useAsyncModule(() => import('@velours/ui/blocks/IcebreakerModal'), isWanted);
  useEffect(() => {
    if (isClosed && document.activeElement === document.body) fieldRef.current?.focus();
  }, [isClosed, fieldRef]);
  const close = (): void => {
    store(key, '1');
    setClosed(true);
  };
  if (!isWanted || !loaded) return null;
  return (
    <loaded.IcebreakerModal
      isOpen
      onClose={close}
      member={{
        name,
        kind,
        kindLabel: kindLabel(t, kind) ?? '',
        photo: shownPhoto(partner.main_image, cdnPrefix)?.url ?? null,
      }}
      lines={lines}
      onChoose={(line) => {
        close();
        onChoose(line);
      }}
      labels={{
        ...t(($) => $.matchfinder.icebreaker, { name }),
        close: t(($) => $.common.actions.close),
      }}
    />
  );
}
