import { describe, expect, it } from 'vitest';
import { logInPath, safeNext, sitePath } from './safe-next.ts';

describe('where a log-in leads', () => {
  it('[S06] on log-in go to members', () => {
    expect(safeNext(null)).toBe('/members');
    expect(safeNext('')).toBe('/members');
  });

  it('[S06] a page that asked for the log-in is come back to', () => {
    expect(safeNext('/chats/0198?x=1#end')).toBe('/chats/0198?x=1#end');
    expect(logInPath('/likes?tab=given')).toBe('/login?next=%2Flikes%3Ftab%3Dgiven');
    expect(logInPath('/members')).toBe('/login');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/path',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example/x',
    '/.//evil.example',
    '/a/%2e%2e//evil.example',
    'javascript:alert(1)',
    'members',
    '/login',
    '/login/again',
    '/signup',
    '/api/logout.php',
    '/',
  ])('[S06] after log-in nobody is sent to %j', (next) => {
    expect(safeNext(next)).toBe('/members');
  });

  it('a path of the site is told from another origin', () => {
    expect(sitePath('/lang-config')).toBe('/lang-config');
    expect(sitePath('//evil.example')).toBeNull();
  });

  it('[S06] no way to write an address leads off the site: all of up to five of these parts', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'https:',
      'evil.example',
    ];
    const base = 'https://velours.example/chats/one';
    let longest = [''];
    const away: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      longest = longest.flatMap((start) => parts.map((part) => start + part));
      for (const way of longest) {
        const path = sitePath(way);
        if (path === null) continue;
        const isInside = path.startsWith('/') && new URL(path, base).host === 'velours.example';
        if (!isInside || sitePath(path) !== path) away.push(way);
      }
    }
    expect(away).toEqual([]);
  });
});
