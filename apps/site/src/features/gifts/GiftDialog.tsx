import type { ReactNode } from 'react';
import { GiftPicker } from '@velours/ui/blocks/GiftPicker';
import { Dialog } from '@velours/ui/components/Dialog';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import type { Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { writingStop } from '../chat/conversation/composer.ts';
import { refusalText } from '../chat/conversation/thread.ts';
import { giftPickerProps } from './gift-picker.ts';
import { useGift } from './use-gift.ts';
import { useFormats } from '../../app/i18n/format.ts';

export interface GiftDialogProps {
  user: Schemas['User'];
  to: Pick<Schemas['ProfileCard'], 'id' | 'name' | 'status'>;
  /**
   * The conversation itself shows what becomes of it: the dialog closes.
   * @default false
   */
  isInConversation?: boolean;
  onSent?: () => void;
  onClose: () => void;
}

/** Gifts to choose from, what they cost, and what became of the one that was given (C07). */
export function GiftDialog({
  user,
  to,
  isInConversation = false,
  onSent,
  onClose,
}: GiftDialogProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const { gift, progress, reason, give, drop } = useGift(to.id);
  const isThere = progress === 'sent' || progress === 'waiting';
  const box = useArrivalFocus(isThere ? 'there' : 'choice');
  const picker = giftPickerProps(t, {
    formats,
    settings,
    country: user.profile.country,
    name: to.name,
    cost: settings.gift_credits,
    balance: user.credits,
  });
  const facts = { user, partner: to, startsLeft: null, limit: 0, hasDraft: false };
  const notice = writingStop(t, facts)?.text;
  const title = t(($) => $.media.gift.title, { name: to.name });
  const close = (): void => {
    drop();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="md"
      isFullScreenOnPhone
      title={title}
      closeLabel={t(($) => $.common.actions.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <div ref={box}>
        {notice === undefined ? null : <Text>{notice}</Text>}
        {notice !== undefined ? null : isThere && gift ? (
          <Stack gap="md">
            <Heading level={3} isFocusable>
              {progress === 'sent'
                ? t(($) => $.media.gift.sentTitle, { name: to.name })
                : t(($) => $.common.states.offlineTitle)}
            </Heading>
            <Text>
              {progress === 'sent'
                ? t(($) => $.media.gift.sentText, { gift: t(($) => $.chat.media.gifts[gift]) })
                : t(($) => $.media.gift.waiting)}
            </Text>
            <Text tone="muted">{picker.credits}</Text>
            <Link appearance="button" href={`/members/${to.id}/chat`}>
              {t(($) => $.media.gift.toConversation)}
            </Link>
          </Stack>
        ) : (
          <GiftPicker
            {...picker}
            action={
              <Link appearance="button" size="sm" href="/credits">
                {t(($) => $.media.getCredits)}
              </Link>
            }
            isPending={progress === 'sending'}
            error={progress === 'failed' && reason ? refusalText(t, reason) : undefined}
            onSend={(name) => {
              if (progress === 'sending') return;
              give(name);
              onSent?.();
              if (isInConversation) onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
