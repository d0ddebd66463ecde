import { QueryClient } from '@tanstack/react-query';
import { createVeloursClient } from '@velours/api-client';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import type { LoadPage, PageArgs } from '../../app/data/page-data.ts';
import { failureOf, refusal } from '../../app/forms/refused-form.ts';
import { formOf } from '../../app/forms/submit.ts';
import { lastDayBefore } from '../../app/i18n/last-day.ts';
import {
  copyQuery,
  deletionStep,
  loadAccountDeleted,
  loadReactivation,
  submitCopy,
  submitDeletion,
} from './my-data.ts';

/** Sends a step of the deletion, over an API that answers like this. */
async function submit(values: Record<string, string>, answers: Record<string, string> = {}) {
  const form = formOf(values);
  const page = {
    api: createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: fetchFromExamples(answers),
    }),
    queryClient: new QueryClient(),
  } as Parameters<typeof submitDeletion>[1];
  return submitDeletion(form, page).catch((error: unknown) => refusal(form, failureOf(error)).data);
}

const locationOf = (result: unknown): string | null =>
  result instanceof Response ? result.headers.get('Location') : null;

it('[B05] a copy that was asked for in another tab is no fault: the page shows that one', async () => {
  const queryClient = new QueryClient();
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    retry: { retries: 0 },
    fetch: fetchFromExamples({ requestExport: '409/recent' }),
  });
  const { queryKey } = copyQuery(api);
  queryClient.setQueryData(queryKey, { export: null, next_at: null });
  const page = { api, queryClient } as Parameters<typeof submitCopy>[1];
  const asked = await submitCopy(formOf({ password: 'velours-demo-1' }), page);
  expect(asked).toEqual({ seeOther: '/settings/export' });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('[A02] who is logged in is not told that the account is deleted, and has nothing to take back', async () => {
  const openedBy = (who: object | null) => async (load: LoadPage, path: string) => {
    const page = { url: new URL(path, 'http://localhost:3000'), user: async () => who };
    return Promise.resolve(load(page as unknown as PageArgs)).then(() => null, locationOf);
  };
  const member = openedBy({ status: 'active' });
  expect(await member(loadAccountDeleted, '/account-deleted')).toBe('/members');
  expect(await member(loadReactivation, '/reactivate/do')).toBe('/members');
  expect(await member(loadReactivation, '/reactivate/do?done=1')).toBeNull();
  expect(await member(loadReactivation, '/reactivate/do?token=of-a-mail')).toBeNull();
  const visitor = openedBy(null);
  expect(await visitor(loadAccountDeleted, '/account-deleted')).toBeNull();
  expect(await visitor(loadReactivation, '/reactivate/do')).toBeNull();
});

it.each([
  ['2026-12-03T15:30:00.000Z', '2026-12-02'],
  ['2026-12-03T11:59:00.000Z', '2026-12-01'],
])(
  '[A02] until %s the last day to take it back is %s wherever one is, as the mail says',
  (at, day) => {
    expect(new Date(lastDayBefore(at)).toISOString().slice(0, 10)).toBe(day);
  },
);

describe('the steps of deleting an account', () => {
  it.each([
    ['', false, 'explain'],
    ['', true, 'explain'],
    ['step=elsewhere', true, 'explain'],
    ['step=verify', false, 'verify'],
    ['step=verify', true, 'verify'],
    ['step=confirm', false, 'verify'],
    ['step=confirm', true, 'confirm'],
  ])('[A02] the address ?%s with a proof: %s is the step %s', (search, isProved, step) => {
    expect(deletionStep(new URLSearchParams(search), isProved)).toBe(step);
  });

  it('[A02] without script the first leads to the address of the next', async () => {
    expect(locationOf(await submit({ step: 'explain' }))).toBe('/settings/delete?step=verify');
  });

  it('[A02] the password answers what the last word needs', async () => {
    const verify = { step: 'verify', password: 'velours-demo-1', reason: 'cost' };
    const proved = await submit(verify);
    expect(proved).toMatchObject({ reason: 'cost', confirmation: expect.any(String) });
    const confirm = { step: 'confirm', ...(proved as { confirmation: string }) };
    expect(locationOf(await submit(confirm))).toMatch(/^\/account-deleted\?until=/);
  });

  it('[A02] a last word that came too late is back at the password, with the reason, without the proof', async () => {
    const late = { step: 'confirm', confirmation: '1.old', reason: 'cost' };
    const refused = await submit(late, { deleteAccount: '410/confirmationExpired' });
    expect(refused).toMatchObject({
      failure: { code: 'confirmation_expired' },
      values: { step: 'verify', reason: 'cost' },
    });
    expect(JSON.stringify(refused)).not.toContain('1.old');
    const failed = await submit(late, { deleteAccount: '500/internalError' });
    expect(failed).toMatchObject({ values: late });
  });
});
