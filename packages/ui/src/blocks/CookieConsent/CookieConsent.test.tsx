import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cookieConsent, signalledGroups, usPrivacy } from './CookieConsent.fixtures.ts';
import { CookieConsent, groupsOf } from './CookieConsent.tsx';
import type { CookieConsentProps } from './CookieConsent.types.ts';

const render = (props: Partial<CookieConsentProps> = {}): string =>
  renderToStaticMarkup(<CookieConsent {...cookieConsent} {...props} />);

const answer = (choice: string, ...groups: string[]): FormData => {
  const data = new FormData();
  data.set('choice', choice);
  for (const group of groups) data.append('groups', group);
  return data;
};

describe('CookieConsent', () => {
  test('is a named region that can be answered before any script has arrived', () => {
    const html = render({ hiddenFields: { to: '/members' } });
    expect(html).toMatch(/^<section [^>]*aria-label="Cookies"/);
    expect(html).toMatch(/<form [^>]*action="\/cookies" method="post"/);
    const submits = [...html.matchAll(/<button value="([^"]+)"[^>]*name="choice"/g)];
    expect(submits.map(([, value]) => value)).toEqual(['necessary', 'all']);
    expect(html).toContain('<input type="hidden" name="to" value="/members"/>');
  });

  test('nothing is chosen for the visitor', () => {
    const html = render({ isOpenAtFirst: true });
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked=""');
  });

  test('says where it can be changed at any time', () => {
    expect(render()).toMatch(/<a [^>]*href="\/cookies"[^>]*>Cookie settings<\/a>/);
  });

  test('[B15] the opt-out link and the honoured signal are there for visitors from the United States', () => {
    expect(render()).not.toContain('Do not sell');
    const html = render({ usPrivacy, groups: signalledGroups, isOpenAtFirst: true });
    expect(html).toContain('Do not sell or share my personal information</a>');
    expect(html).toContain('Global Privacy Control');
    expect(html).toContain('Off: your browser asks for it');
  });

  test.each([
    ['necessary', ['necessary']],
    ['all', ['necessary', 'statistics', 'advertising']],
    ['chosen', ['necessary', 'advertising']],
  ])('the answer "%s" turns on exactly what it says', (choice, expected) => {
    expect(groupsOf(cookieConsent.groups, answer(choice, 'advertising'))).toEqual(expected);
  });

  test('[B15] what the signal has refused stays off, whatever is answered', () => {
    for (const choice of ['all', 'chosen']) {
      expect(groupsOf(signalledGroups, answer(choice, 'advertising'))).not.toContain('advertising');
    }
  });
});
