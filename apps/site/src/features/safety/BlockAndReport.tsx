import { isReason, REASONS, type ReportReason } from './safety.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { toFailure } from '@velours/machines/failure';
import {
  ReportForm,
  type ReportValues,
  type ReportFormLabels,
  type ReportSubject,
} from '@velours/ui/blocks/ReportForm';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { Dialog } from '@velours/ui/components/Dialog';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { keepFields, readFields, type KeptForm } from '../../app/data/tab-storage.ts';
import { errorText, failureErrors } from '../../app/errors/problem-text.ts';
import { putBlock, useLeave } from './block.ts';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, intent, type Schemas, useApi } from '../../app/data/api.ts';
import { safetyKey } from '../../app/data/keys.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';

/** The message or photo that is reported; without one it is the member. */
export interface ReportedThing {
  kind: 'photo' | 'message';
  id: string;
  /** The words of a message. */
  quote?: string;
  /** When it was written, RFC 3339. */
  sentAt?: string;
  /** Address of a photo. */
  url?: string;
}

/** What the member is about to do against another. */
export interface SafetyAsk {
  deed: 'block' | 'report';
  member: Pick<Schemas['ProfileCard'], 'id' | 'name' | 'kind' | 'main_image'>;
  thing?: ReportedThing;
}

/** What is asked before something is done against another member. */
interface DeedProps {
  ask: SafetyAsk;
  /** Where to go when the member is blocked. */
  afterBlock: string;
  onClose: () => void;
}

/** Says what a block does before it is set (P09). */
export function BlockDialog({ ask, afterBlock, onClose }: DeedProps): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const { member } = ask;
  const { name } = member;
  const leave = useLeave(afterBlock);
  const block = useMutation({
    mutationFn: () => putBlock(api, member.id, true),
    onSuccess: () => {
      onClose();
      leave(member);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(($) => $.safety.block.title, { name })}
      confirmLabel={t(($) => $.safety.block.confirm)}
      pendingLabel={t(($) => $.safety.block.pending)}
      cancelLabel={t(($) => $.safety.block.cancel)}
      isPending={block.isPending}
      error={block.isError ? errorText(t, block.error) : undefined}
      onConfirm={() => block.mutate()}
      onCancel={onClose}
    >
      {t(($) => $.safety.block.text, { name })}
    </ConfirmDialog>
  );
}

/** Reports a member, a photo or a message (B04), and says by which reference it is known from then on. */
export function ReportDialog({ ask, afterBlock, onClose }: DeedProps): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { member, thing } = ask;
  const { name } = member;
  const memberId = useUser()?.profile.id ?? '';
  const kept: KeptForm = { memberId, form: `report-${(thing ?? member).id}` };
  const [typed] = useState(() => readFields(kept) ?? undefined);
  const report = useReport(ask, () => keepFields(kept, null));
  const leave = useLeave(afterBlock);
  const [isWithoutReason, setWithoutReason] = useState(false);
  const sent = report.data;
  const labels = {
    ...reportLabels(t, { name, isKnown: sent?.isKnown ?? false }),
    title: t(($) => $.safety.report.title[thing?.kind ?? 'member'], { name }),
  };
  const errors = useMemo(
    () =>
      isWithoutReason
        ? { fields: { reason: t(($) => $.safety.report.reasonRequired) } }
        : failureErrors(t, report.error && toFailure(report.error), ['reason', 'text']),
    [t, isWithoutReason, report.error],
  );
  return (
    <Dialog
      isOpen
      size="md"
      isFullScreenOnPhone
      title={sent ? labels.sentTitle : labels.title}
      // Shown larger below.
      isTitleHidden={sent !== undefined}
      closeLabel={t(($) => $.safety.report.close)}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClose();
        if (sent?.isBlocked) leave(member);
      }}
    >
      <div
        onChange={({ target }) => {
          const { form } = target as HTMLInputElement;
          if (form) keepFields(kept, textsOf(new FormData(form)));
        }}
      >
        <ReportForm
          action="/reports"
          headingLevel="none"
          subject={reportSubject(t, ask, { formats, cdnPrefix })}
          reasons={REASONS.map((value) => ({ value, label: t(($) => $.safety.reasons[value]) }))}
          maximumLength={TEXT_LENGTH}
          isPending={report.isPending}
          defaultValues={typed}
          errors={errors}
          sentReference={sent?.report.reference}
          nextHref="/reports"
          onSubmit={(values) => {
            const { reason } = values;
            setWithoutReason(!isReason(reason));
            if (isReason(reason)) report.send({ ...values, reason });
          }}
          labels={labels}
        />
      </div>
    </Dialog>
  );
}

/** What is typed and chosen: a report has no files. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

interface SentReport {
  report: Schemas['Report'];
  /** There was a report of the same thing. */
  isKnown: boolean;
  isBlocked: boolean;
}

type Values = Omit<ReportValues, 'reason'> & { reason: ReportReason };

/** Sends a report; with a block where that was asked for. One key an attempt at the same values. */
function useReport({ member, thing }: SafetyAsk, onSent: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: async (values: Values): Promise<SentReport> => {
      const isBlocked = values.block === 'yes';
      let status = 0;
      const call = api.POST('/api/report.php', {
        params: intent(),
        body: {
          kind: thing?.kind ?? 'member',
          profile: member.id,
          reason: values.reason,
          text: values.text,
          block: isBlocked,
          ...(thing && { target: thing.id }),
        },
      });
      const { report } = await answer(
        call.then((result) => {
          status = result.response.status;
          return result;
        }),
      );
      return { report, isKnown: status === 200, isBlocked };
    },
    onSuccess: () => {
      onSent();
      return client.invalidateQueries({ queryKey: safetyKey });
    },
  });
  return {
    ...mutation,
    /** Pressed twice it is one report, also before the page knows that it is on its way. */
    send: (values: Values): void => {
      if (client.isMutating({ mutationKey: KEY }) === 0) mutation.mutate(values);
    },
  };
}

const KEY = ['report'];

/** Characters of what can be said besides (contract: report). */
const TEXT_LENGTH = 1000;

/** What is reported, in words and as it will be kept. */
function reportSubject(
  t: Translate,
  { member, thing }: SafetyAsk,
  facts: { formats: ZonedFormats; cdnPrefix: string },
): ReportSubject {
  const { name } = member;
  const own = {
    profileKind: member.kind,
    kindLabel: kindLabel(t, member.kind) ?? '',
    photo:
      thing?.url ?? shownPhoto(member.main_image, facts.cdnPrefix, 'thumb_filename')?.url ?? null,
  };
  if (thing?.kind === 'message') {
    const date = facts.formats.date(thing.sentAt ?? '');
    const label = t(($) => $.safety.report.subject.message, { name, date });
    return { ...own, kind: 'message', label, quote: thing.quote };
  }
  if (thing?.kind === 'photo') {
    return { ...own, kind: 'photo', label: t(($) => $.safety.report.subject.photo, { name }) };
  }
  return { ...own, kind: 'member', label: t(($) => $.safety.report.subject.member, { name }) };
}

function reportLabels(
  t: Translate,
  { name, isKnown }: { name: string; isKnown: boolean },
): Omit<ReportFormLabels, 'title'> {
  return {
    ...t(($) => $.safety.report, { name }),
    counter: (used, maximum) => t(($) => $.safety.report.counter, { used, maximum }),
    sentTitle: t(($) => (isKnown ? $.safety.report.knownTitle : $.safety.report.sentTitle)),
    sentText: t(($) => (isKnown ? $.safety.report.knownText : $.safety.report.sentText)),
  };
}
