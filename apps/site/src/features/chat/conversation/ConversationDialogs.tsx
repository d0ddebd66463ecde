import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Schemas } from '../../../app/data/api.ts';
import { removeChat } from '../../../background/chat-removal/use-removal.ts';
import type { SafetyAsk } from '../../safety/BlockAndReport.tsx';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { IcebreakerHost } from '../../icebreakers/IcebreakerHost.tsx';
import { RemoveChatDialog } from '../RemoveChatDialog.tsx';
import { SafetyDialog } from '../../safety/SafetyDialog.tsx';

const OVERVIEW = '/chats';

/** What is asked of the member above a conversation. */
export type ConversationAsk =
  | { readonly kind: 'removal' }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'safety'; readonly ask: SafetyAsk };

/** The windows of one conversation. Loaded when the first is wanted. */
export function ConversationDialogs(props: {
  memberId: string;
  partner: Schemas['ProfileCard'];
  /** They have deleted the account. */
  isDeleted: boolean;
  conversationId: string;
  asked: ConversationAsk | undefined;
  /** First lines that may be offered. */
  lines: readonly string[];
  onDraft: (text: string) => void;
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
