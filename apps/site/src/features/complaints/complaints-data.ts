import { queryOptions } from '@tanstack/react-query';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, type Api } from '../../app/data/api.ts';
import { memberKey } from '../../app/data/keys.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { receiptPath, type Complaint } from './complaints.ts';

export const complaintsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...memberKey, 'complaints'],
    queryFn: async () => (await answer(api.GET('/api/complaint.php'))).complaints,
    staleTime: Infinity,
  });

/** /complaints: for everybody; a member's earlier ones with it. */
export const loadComplaints: LoadPage<{ idempotencyKey: string }> = async (page) => {
  const { api, queryClient } = page;
  if (await page.user()) await queryClient.fetchQuery({ ...complaintsQuery(api), staleTime: 0 });
  // For the form without script: one page, one intent.
  return { idempotencyKey: newIdempotencyKey() };
};

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
  queryClient.setQueryData(
    complaintsQuery(api).queryKey,
    (known) => known && [complaint, ...known],
  );
  return { seeOther: receiptPath(complaint) };
};
