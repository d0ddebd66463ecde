import { redirectDocument } from 'react-router';
import { answer } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, type SubmitPage } from '../../app/forms/submit.ts';
import { AFTER_LOG_IN, sitePath } from '../../app/navigation/safe-next.ts';

/** What the page shows: no check was passed yet. */
export interface AgeCheckFacts {
  status: 'needed' | 'checking' | 'failed';
  /** The page that the photos were asked for on. */
  to: string;
}

const pageOf = (path: string | null): string => sitePath(path) ?? AFTER_LOG_IN;

/** /age-check (B14): asks how it stands, and goes on to the page with its photos once there is nothing to wait for. */
export const loadAgeCheck: LoadPage<AgeCheckFacts> = async ({ api, url }) => {
  const to = pageOf(url.searchParams.get('to'));
  const { status } = await answer(api.GET('/api/age-check.php'));
  // As a new document: all that was read before was read without photos.
  if (status === 'passed' || status === 'not_needed') throw redirectDocument(to);
  return { status, to };
};

/** Begins a check. The browser has to go to the address that comes back. */
export const submitAgeCheck: SubmitPage<{ url: string }> = (form, { api }) =>
  answer(api.POST('/api/age-check.php', { body: { return_to: pageOf(field(form, 'to')) } }));
