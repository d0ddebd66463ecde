import { NetworkError } from '@velours/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAST_RESORT_TEXT, LastResort, lastResortHtml, errorPage } from './ErrorScreen.tsx';
import { createTexts } from '../i18n/texts.ts';

afterEach(() => void vi.unstubAllGlobals());

const texts = createTexts('en');
await texts.load(['common', 'errors']);
const thrown = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
});

describe('the error page', () => {
  it("[V13] shows the message (default 'Error') and status (default 500)", () => {
    const page = errorPage(texts.t, new Error('anything'), '/members');
    expect(page.status).toBe(500);
    expect(page.message).toBe('Error');
    expect(page.hint).toBe('That is on our side. Nothing of yours is lost.');
    expect(errorPage(texts.t, new TypeError('x is undefined'), '/members').status).toBe(500);
  });

  it('[V13] what may go better another time is tried again at its own address, and nothing else is', () => {
    expect(errorPage(texts.t, new Error('anything'), '/members').retryHref).toBe('/members');
    expect(errorPage(texts.t, thrown(503, null), '/members').retryHref).toBe('/members');
    expect(errorPage(texts.t, thrown(404, null), '/members').retryHref).toBeUndefined();
  });

  it('[V13] who has to wait reads how long, and can try again', () => {
    const problem = { code: 'too_many_attempts', retryAfterMinutes: 7 };
    const page = errorPage(texts.t, thrown(429, problem), '/reset-password/do?token=t');
    expect(page.message).toBe('Too many attempts. Try again in 7 minutes.');
    expect(page.retryHref).toBe('/reset-password/do?token=t');
    expect(page.hint).toBeUndefined();
  });

  it.each([
    new NetworkError('no answer'),
    // What the router asked for itself, in the words of three browsers.
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
  ])('[V13] a lost connection is told as one: %s', (lost) => {
    const page = errorPage(texts.t, lost, '/members');
    expect(page.message).toBe(texts.t(($) => $.errors.network));
    // Nobody answered, so nobody said a status.
    expect(page.status).toBeNull();
    expect(page.hint).toBeUndefined();
  });

  it('[V13] a part of the site that does not come is lost without a network, and our fault with one', () => {
    const failed = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorPage(texts.t, failed, '/members').status).toBeNull();
    vi.stubGlobal('navigator', { onLine: true });
    expect(errorPage(texts.t, failed, '/members').status).toBe(500);
  });

  it("[V13] an unknown page gives 404 with 'This page could not be found', linked home", () => {
    const page = errorPage(texts.t, thrown(404, null), '/members');
    expect(page.status).toBe(404);
    expect(page.message).toBe('This page could not be found');
    expect(page.homeHref).toBe('/');
  });

  it('[V13] a problem of the API is told in its own words', () => {
    expect(errorPage(texts.t, thrown(404, { code: 'member_not_found' }), '/members').message).toBe(
      'This member could not be found.',
    );
    expect(errorPage(texts.t, thrown(500, { code: 'internal_error' }), '/members').message).toBe(
      'Error',
    );
  });

  it('[V13] a failing error page shows its own last-resort text with a link home', () => {
    const words = 'An error occurred while showing the error page';
    expect(LAST_RESORT_TEXT).toBe(words);
    expect(lastResortHtml()).toContain(`<h1>${words}</h1>`);
    expect(lastResortHtml()).toContain('<a href="/">');
    const failed = new LastResort({ children: null });
    failed.state = LastResort.getDerivedStateFromError();
    const shown = renderToStaticMarkup(failed.render());
    expect(shown).toContain(words);
    expect(shown).toContain('<a href="/">');
    expect(renderToStaticMarkup(createElement(LastResort, null, 'fine'))).toBe('fine');
  });
});
