import type { APIResponse, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * What the server says to the session of this page's browser: no page needs to be open, and none delays or forges it. Not at
 * the hosts below localhost, which browsers know and this process does not.
 */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** A write by the call alone, with the session of this page's browser. */
export const post = (page: Page, path: string, data: unknown): Promise<APIResponse> =>
  page.request.post(path, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** A call from within the page, a write if it has data: only browsers know the hosts below localhost. */
export const callWithin = (page: Page, path: string, data?: unknown) =>
  page.evaluate(
    async ([url, json]) => {
      const answer = await fetch(url ?? '', {
        method: json === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(json !== undefined && { body: json }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    [path, data === undefined ? undefined : JSON.stringify(data)],
  );

/** The id of the member who is logged in. */
export const idOf = async (page: Page): Promise<string> =>
  (await ask<{ user: { profile: { id: string } } }>(page, '/api/user.php')).user.profile.id;
