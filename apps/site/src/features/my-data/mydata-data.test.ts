import { QueryClient } from '@tanstack/react-query';
import { createVeloursClient } from '@velours/api-client';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import { failureOf, refusal } from '../../app/forms/refused-form.ts';
import { formOf } from '../../app/forms/submit.ts';
import { deletionStep, submitDeletion } from './mydata-data.ts';

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
