import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Composer, ComposerNotice } from '@velours/ui/blocks/Composer';
import { Link } from '@velours/ui/components/Link';
import { type Schemas, useApi } from '../../../app/data/api.ts';
import { useFormKey, useSettings } from '../../../app/data/hooks.ts';
import { failureText } from '../../../app/errors/problem-text.ts';
import type { RefusedForm } from '../../../app/forms/refused-form.ts';
import { useTexts } from '../../../app/i18n/TextsProvider.tsx';
import { composerLabels, messagesLeft, priceOf, writingStop } from './composer.ts';
import type { ContactFinder } from './contact-details.ts';
import { useFormats } from '../../../app/i18n/use-formats.ts';
import { useIsServed, useAsyncModule } from '../../../app/loading/parts.tsx';
import { keepWayBack } from '../../../app/data/tab-storage.ts';
import { host } from '../../../background/host.ts';
import { useAsOf } from '../../../background/kept-page.ts';
import { useSnapshot } from '../../../app/loading/actor-handle.ts';
import type { Medium } from '../../gifts/MediaDialog.tsx';

/** To whom messages are handed over until the outbox is there: so it stands also for who comes back to the conversation meanwhile. */
const handingOver = new Set<string>();

/** Where a message is written; it goes to the outbox, which sends it once. */
export function ConversationComposer(props: {
  user: Schemas['User'];
  partner: Schemas['Partner'];
  conversation: string | undefined;
  /** Conversations that can still be started, where this one is not begun; null where nothing limits it. */
  startsLeft: number | null;
  draft: string;
  /** First lines to begin with. */
  openers: readonly string[];
  /** Why a message that was sent before any script was there was refused. */
  refused: RefusedForm | undefined;
  finder: ContactFinder | undefined;
  /** Gets the field while there is one. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onDraft: (text: string) => void;
  /** The outbox has it, wherever the member is by now. */
  onTaken: (text: string) => void;
  onSent: () => void;
}): ReactNode {
  const { t, load: loadTexts } = useTexts();
  const formats = useFormats();
  const settings = useSettings();
  const formKey = useFormKey();
  const { message_credits: cost, message_length: maximumLength } = settings;
  const { user, partner, draft, refused, onDraft, startsLeft } = props;
  const isOffline = useSnapshot(host.liveRefresh) === 'offline';
  const isOfBefore = useAsOf() !== null || isOffline;
  const typing = useTellTyping(props.conversation);
  const labels = useMemo(
    () =>
      composerLabels(t, {
        name: partner.name,
        cost,
        price: priceOf(cost, { formats, settings, country: user.profile.country }),
        isOfBefore,
      }),
    [t, formats, settings, partner.name, cost, user.profile.country, isOfBefore],
  );
  const stop = writingStop(t, {
    user,
    partner,
    startsLeft,
    limit: settings.conversations_free,
    hasDraft: draft !== '',
  });
  const isServed = useIsServed();
  const unsent = refused?.values['text'] ?? '';
  // From here on it is a draft like any other.
  const keepUnsent = useEffectEvent(() => {
    if (draft === '' && unsent !== '') onDraft(unsent);
  });
  useEffect(() => keepUnsent(), []);
  const isOutboxHere = useSnapshot(host.outbox) !== undefined;
  const [, setHandingOver] = useState(false);
  const send = (text: string): void => {
    // Until the outbox has it a draft alone keeps what was written: its code may not come while the server is away.
    handingOver.add(partner.id);
    setHandingOver(true);
    host.outbox.send({ type: 'ENQUEUE', profileId: partner.id, text }, () => {
      handingOver.delete(partner.id);
      setHandingOver(false);
      props.onTaken(text);
      typing.reset();
      props.onSent();
    });
  };
  const [medium, setMedium] = useState<Medium | null>(null);
  const noMedium = (): void => setMedium(null);
  const media = useAsyncModule(
    async () => {
      await loadTexts(['media']);
      return import('../../gifts/MediaDialog.tsx');
    },
    medium !== null,
    noMedium,
  );
  const pendingTool = media ? null : medium;
  const isTooPoor = user.credits < cost;
  const [isShort, setShort] = useState(false);
  const outOfCredits = useAsyncModule(
    () => import('./OutOfCreditsDialog.tsx'),
    isShort,
    () => setShort(false),
  );
  const { pathname, state } = useLocation();
  const { fieldRef } = props;
  useEffect(() => {
    // Whoever comes with a first line that was chosen goes on from there (people/LikeWindow.tsx).
    if (state === 'first line') fieldRef.current?.focus();
  }, [state, fieldRef]);
  useEffect(() => {
    // Whoever is back with credits need not be led back again.
    if (!isTooPoor) keepWayBack(null);
  }, [isTooPoor]);
  const link = (href: string, label: string): ReactNode => (
    <Link href={href} appearance="button" variant="soft" size="sm">
      {label}
    </Link>
  );
  return (
    <>
      <Composer
        value={isServed && draft === '' ? unsent : draft}
        hiddenFields={{ ...formKey, profile: partner.id }}
        openers={props.openers}
        balance={messagesLeft(t, user.credits, { cost, isOfBefore })}
        onChange={(text) => {
          // Whoever writes on by then is not interrupted by what comes late.
          if (pendingTool) noMedium();
          onDraft(text);
        }}
        onSend={(text) => {
          // Refused for certain: what was written stays where it is until there are credits.
          if (isTooPoor) setShort(true);
          else send(text);
        }}
        isSending={!isOutboxHere && handingOver.has(partner.id)}
        onTyping={typing.tell}
        maximumLength={maximumLength}
        notice={
          stop && (
            <ComposerNotice
              reason={stop.reason}
              action={stop.action && link(stop.action.href, stop.action.label)}
            >
              {stop.text}
            </ComposerNotice>
          )
        }
        error={
          isTooPoor
            ? [
                t(($) => $.chat.composer.notEnough),
                ...(draft === '' ? [] : [t(($) => $.chat.composer.textKept)]),
              ].join(' ')
            : refused && (isServed || draft === unsent)
              ? failureText(t, refused.failure)
              : undefined
        }
        errorAction={
          isTooPoor
            ? link(
                '/credits',
                t(($) => $.chat.composer.getCredits),
              )
            : undefined
        }
        limitNote={
          startsLeft === null
            ? undefined
            : t(($) => $.chat.composer.startsLeft, { count: startsLeft })
        }
        warning={props.finder?.sharingWarning(t, draft)}
        fieldRef={props.fieldRef}
        onGif={() => setMedium('gif')}
        onGift={() => setMedium('gift')}
        pendingTool={pendingTool}
        labels={labels}
      />
      {isShort && isTooPoor && outOfCredits ? (
        <outOfCredits.OutOfCreditsDialog
          name={partner.name}
          href={pathname}
          draft={draft}
          onClose={() => setShort(false)}
        />
      ) : null}
      {media ? (
        <media.MediaDialog
          medium={medium}
          user={user}
          to={partner}
          isInConversation
          onSent={props.onSent}
          onClose={noMedium}
        />
      ) : null}
    </>
  );
}

/** The other member is told at most this often that one is typing, in milliseconds. */
const TELL_EVERY = 3_000;

interface TellTyping {
  /** One is typing. */
  readonly tell: () => void;
  /** One has sent what was typed: the next letter is news again. */
  readonly reset: () => void;
}

/** Tells the other member that one is typing; nothing depends on it, so a failure is ignored. */
function useTellTyping(conversation: string | undefined): TellTyping {
  const api = useApi();
  const toldAt = useRef(0);
  return {
    tell() {
      const now = Date.now();
      if (document.visibilityState !== 'visible') return;
      if (!conversation || now - toldAt.current < TELL_EVERY) return;
      toldAt.current = now;
      void api.POST('/api/typing.php', { body: { conversation } }).catch(() => undefined);
    },
    reset() {
      toldAt.current = 0;
    },
  };
}
