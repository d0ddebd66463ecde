import { describe, expect, it } from 'vitest';
import { opensAsDialog, signUpDialog } from './sign-up-dialog.ts';
import { formTarget, siteTarget } from './Navigation.tsx';

const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const here = 'http://localhost:3000/members?page=2';
const link = (href: string) => ({ href, target: '', hasDownload: false });

describe('a click on a link', () => {
  it('within the site is a navigation without a new document', () => {
    expect(siteTarget(click, link('http://localhost:3000/likes?tab=given'), here)).toBe(
      '/likes?tab=given',
    );
  });

  it.each([
    'https://example.org/',
    'http://localhost:3000/api/logout.php',
    'http://localhost:3000/__dev/mail',
    'http://localhost:3000/members?page=2#results',
    'mailto:support@example.org',
  ])('to %s is left to the browser', (href) => {
    expect(siteTarget(click, link(href), here)).toBeNull();
  });

  it('with a modifier, another button, a target or a download is left to the browser', () => {
    const likes = link('http://localhost:3000/likes');
    expect(siteTarget({ ...click, ctrlKey: true }, likes, here)).toBeNull();
    expect(siteTarget({ ...click, button: 1 }, likes, here)).toBeNull();
    expect(siteTarget({ ...click, defaultPrevented: true }, likes, here)).toBeNull();
    expect(siteTarget(click, { ...likes, target: '_blank' }, here)).toBeNull();
    expect(siteTarget(click, { ...likes, hasDownload: true }, here)).toBeNull();
  });

  it('a search form leads to its address with the filled fields', () => {
    const fields: [string, string][] = [
      ['gender', 'male'],
      ['country', ''],
      ['min_age', '30'],
    ];
    expect(formTarget('http://localhost:3000/members', fields)).toBe(
      '/members?gender=male&min_age=30',
    );
  });
});

describe('a link to sign-up', () => {
  const wide = () => ({ matches: true });
  const narrow = () => ({ matches: false });

  it('[S01] sign-up opens as a modal on desktop and a page on phones', () => {
    expect(opensAsDialog('/signup?ref=a', wide)).toBe(true);
    expect(opensAsDialog('/signup', narrow)).toBe(false);
    expect(opensAsDialog('/login', wide)).toBe(false);
  });

  it('[V09] a layout without the sign-up dialog leads to the page', () => {
    expect(signUpDialog.open('/signup')).toBe(false);
    const opened: string[] = [];
    const leave = signUpDialog.host((path) => opened.push(path));
    expect(signUpDialog.open('/signup')).toBe(true);
    leave();
    expect(signUpDialog.open('/signup')).toBe(false);
    expect(opened).toEqual(['/signup']);
  });
});
