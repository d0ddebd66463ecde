import { QueryClient } from '@tanstack/react-query';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../app/forms/submit.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { activationLabels, submitActivation } from './activation.ts';

const { t, load } = createTexts('en');
await load(['signup']);

const sent = exampleOf('activate', 200, 'sent').first_message ?? undefined;

/** What comes of a link whose call is answered like this. */
const submit = (activate: string) =>
  submitActivation(formOf({ token: 'a-token-of-a-mail' }), {
    api: createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: fetchFromExamples({ activate }),
    }),
    queryClient: new QueryClient(),
  } as Parameters<typeof submitActivation>[1]);

describe('what comes of an activation link', () => {
  it('[S10] hands on which first message has gone out with it, where one has', async () => {
    expect(await submit('sent')).toEqual({ sent });
    expect(await submit('activated')).toEqual({ seeOther: '/activate/done?done=1' });
  });

  it('[S04] a failure of the moment leaves the page with its link, and what speaks against the link has its own', async () => {
    await expect(submit('500/internalError')).rejects.toMatchObject({ status: 500 });
    const next = (await submit('activationExpired')) as Response;
    expect(next.headers.get('location')).toBe('/activate/error?reason=activation_link_expired');
  });

  it('[S04] asks anew who is there where the link was of another account, or was used before', async () => {
    for (const [answered, path] of [
      ['other', '/activate/done?done=other'],
      ['activationUsed', '/activate/error?reason=activation_link_used'],
    ] as const) {
      const next = (await submit(answered)) as Response;
      expect(next.headers.get('location')).toBe(path);
      expect(next.headers.has('x-remix-reload-document')).toBe(true);
    }
  });

  it('[S04] says nothing of the own profile to who is logged in to another account', () => {
    const { text, goOn } = activationLabels(t, 'activated', 'other');
    expect(text).toBe(t(($) => $.signup.activation.otherAccount));
    expect(goOn).toBe('Search members');
    expect(activationLabels(t, 'used', 'other').text).toBe(text);
  });

  it('[S10] says to whom it went, and leads there', () => {
    const { text, goOn } = activationLabels(t, 'activated', 'member', sent);
    expect(text).toContain('Your message to Bram has gone out.');
    expect(goOn).toBe('Go to your conversation');
    expect(activationLabels(t, 'activated', 'visitor', sent).goOn).toBe('Log in');
    const silent = activationLabels(t, 'activated', 'member');
    expect(silent.text).not.toContain('message to');
    expect(silent.goOn).toBe('Search members');
  });
});
