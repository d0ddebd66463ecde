import type { ComplaintFormLabels } from '@velours/ui/blocks/ComplaintForm';
import { type Schemas, answer, type Api } from '../../app/data/api.ts';
import { keepFields, type KeptForm } from '../../app/data/tab-storage.ts';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureErrors, type AnyFailure } from '../../app/errors/problem-text.ts';
import { queryOptions } from '@tanstack/react-query';
import { memberKey, userKey } from '../../app/data/keys.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';

type Complaint = Schemas['Complaint'];

/** Characters a complaint may have (the contract). */
export const LONGEST_COMPLAINT = 4000;

const CATEGORIES = ['payment', 'member', 'privacy', 'decision', 'site', 'other'] as const;

export const categoryOptions = (t: Translate) =>
  CATEGORIES.map((value) => ({ value, label: t(($) => $.complaints.categories[value]) }));

export const COMPLAINT_FIELDS = ['name', 'email', 'category', 'message'] as const;

/** The answer to a refused call at the fields of the form: its `text` is the form's `message`. */
export const complaintErrors = (t: Translate, failure: AnyFailure) =>
  failureErrors(
    t,
    {
      ...failure,
      fields: failure.fields.map((error) =>
        error.field === 'text' ? { ...error, field: 'message' } : error,
      ),
    },
    COMPLAINT_FIELDS,
  );

/** A complaint that was received: its reference, and by when it is answered. */
interface Receipt {
  reference: string;
  answerBy: string;
}

/** The page of the receipt. */
const complaintReceiptPath = ({ reference, answer_by }: Complaint): string =>
  `/complaints?${new URLSearchParams({ sent: reference, by: answer_by.slice(0, 10) })}`;

/** The receipt that an address names, if it is one. */
export function receiptOf(params: URLSearchParams): Receipt | null {
  const [reference, by] = [params.get('sent') ?? '', params.get('by') ?? ''];
  const isReceipt = /^C-\d{4}-[0-9A-Z]{8}$/.test(reference) && /^\d{4}-\d{2}-\d{2}$/.test(by);
  return isReceipt && !Number.isNaN(Date.parse(by)) ? { reference, answerBy: by } : null;
}

export function complaintLabels(
  t: Translate,
  days: ZonedFormats,
  receipt: Receipt | null,
  errorTitle: string,
): ComplaintFormLabels {
  return {
    ...t(($) => $.complaints.form),
    counter: (used, maximum) => t(($) => $.complaints.form.counter, { used, maximum }),
    errorTitle,
    sentText: receipt
      ? t(($) => $.complaints.form.sentText, { date: days.date(receipt.answerBy) })
      : '',
  };
}

/** An earlier complaint as the list shows it. */
export function complaintEntry(t: Translate, days: ZonedFormats, complaint: Complaint) {
  const made = t(($) => $.complaints.made, { date: days.date(complaint.created_at) });
  const state =
    complaint.answered_at === null
      ? t(($) => $.complaints.due, { date: days.date(complaint.answer_by) })
      : t(($) => $.complaints.answered, { date: days.date(complaint.answered_at) });
  return {
    reference: complaint.reference,
    category: t(($) => $.complaints.categories[complaint.category]),
    made,
    state,
    isAnswered: complaint.answered_at !== null,
    text: complaint.text,
    answer: complaint.answer,
  };
}

export const complaintsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...memberKey, 'complaints'],
    queryFn: async () => (await answer(api.GET('/api/complaint.php'))).complaints,
    staleTime: Infinity,
  });

/** /complaints: for everybody; a member's earlier ones with it. */
export const loadComplaints: LoadPage = async (page) => {
  const { api, queryClient } = page;
  if (await page.user()) await queryClient.fetchQuery({ ...complaintsQuery(api), staleTime: 0 });
};

/** What a tab keeps of a member's complaint until it is sent; of a visitor it keeps nothing. */
export const keptComplaint = (memberId: string): KeptForm => ({ memberId, form: 'complaint' });

/** Makes a complaint; the receipt is a page of its own, so that a reload sends nothing again. A member is known: no name, no address. */
export const submitComplaint: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = {
    category: field(form, 'category') as Complaint['category'],
    text: field(form, 'message').trim(),
    ...(form.has('email') && {
      name: field(form, 'name').trim(),
      email: field(form, 'email').trim(),
    }),
  };
  const { complaint } = await answer(
    api.POST('/api/complaint.php', { params: intentOf(form), body }),
  );
  const user = queryClient.getQueryData<Schemas['User'] | null>(userKey);
  if (user) keepFields(keptComplaint(user.profile.id), null);
  queryClient.setQueryData(
    complaintsQuery(api).queryKey,
    (known) => known && [complaint, ...known],
  );
  return { seeOther: complaintReceiptPath(complaint) };
};
