import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { freeMember, paidMember, topNavLabels, topNavLinks } from './TopNav.fixtures.ts';
import { TopNav } from './TopNav.tsx';
import type { TopNavProps } from './TopNav.types.ts';

const render = (props: Partial<TopNavProps> = {}): string =>
  renderToStaticMarkup(
    <TopNav brandName="Velours" links={topNavLinks} labels={topNavLabels} {...props} />,
  );

/** The link to `href`, with the badge that is hidden from assistive technology taken out. */
const linkTo = (html: string, href: string): string => {
  const link = new RegExp(`<a href="${href}"[^>]*>.*?</a>`).exec(html)?.[0] ?? '';
  return link.replace(/<span class="[^"]*" aria-hidden="true"><span.*?(?:<\/span>){3,}/, '');
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('TopNav', () => {
  test('[V16] logged out it has a log-in button and none of the places', () => {
    const html = render();
    expect(html).toMatch(/<a [^>]*href="\/login"[^>]*><span[^>]*>Log in</);
    expect(html).not.toContain('<nav');
    expect(html).not.toContain('/logout');
  });

  test('[V16] logged in it has search members, messages, likes and the account dropdown', () => {
    const html = render({ member: freeMember });
    for (const href of ['/members', '/chats', '/likes', '/profile', '/settings', '/logout']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).not.toContain('/login');
  });

  test('[V16] unread messages show as 99 at 99 and as 99+ from 100', () => {
    const at = (numUnreadMessages: number) =>
      render({ member: { ...freeMember, numUnreadMessages } });
    expect(at(99)).toContain('>99<');
    expect(at(99)).not.toContain('99+');
    expect(at(100)).toContain('>99+<');
    expect(textOf(linkTo(at(0), '/chats'))).toBe('Messages');
  });

  test('[V16] the badges are part of the accessible names', () => {
    const html = render({ member: { ...freeMember, numUnreadMessages: 3, numNewLikes: 2 } });
    expect(textOf(linkTo(html, '/chats'))).toBe('Messages 3 unread messages');
    expect(textOf(linkTo(html, '/likes'))).toBe('Likes 2 new likes');
  });

  test('[V16] paid members see credits, others Get Premium', () => {
    const paid = render({ member: paidMember });
    expect(paid).toContain('href="/credits/repeat-order"');
    expect(paid).not.toContain('/premium');
    const free = render({ member: freeMember });
    expect(free).toContain('href="/premium"');
    expect(free).not.toContain('/credits');
  });

  test('[V16] the credits badge shows at 10 or fewer: warning above 0, danger at 0, each told in words too', () => {
    const at = (credits: number) => render({ member: { ...paidMember, credits } });
    const words = (html: string) => ['>Low<', '>Empty<'].filter((word) => html.includes(word));
    expect(words(at(11))).toEqual([]);
    expect(words(at(10))).toEqual(['>Low<']);
    expect(words(at(1))).toEqual(['>Low<']);
    expect(words(at(0))).toEqual(['>Empty<']);
    const look = (html: string) => /TopNav_level_(\w+?)__/.exec(html)?.[1];
    expect([look(at(11)), look(at(10)), look(at(0))]).toEqual([undefined, 'low', 'empty']);
  });

  test('[V16] the back button is there exactly when there is a way back', () => {
    expect(render({ member: freeMember })).not.toContain('aria-label="Back"');
    expect(render({ member: freeMember, onBack: () => undefined })).toContain('aria-label="Back"');
  });

  test('[V16] only the place the member is in is marked as current', () => {
    const html = render({ member: freeMember, currentPlace: 'likes' });
    expect([...html.matchAll(/aria-current="page"/g)]).toHaveLength(1);
    expect(html).toMatch(/<a href="\/likes"[^>]*aria-current="page"/);
  });
});
