import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anna, memberCardLabels } from './MemberCard.fixtures.ts';
import { MemberCard } from './MemberCard.tsx';
import type { MemberCardMember } from './MemberCard.types.ts';

const render = (member: Partial<MemberCardMember>, isMember = true): string =>
  renderToStaticMarkup(
    <MemberCard
      member={{ ...anna, ...member }}
      href="/members/anna"
      labels={memberCardLabels}
      onLikeChange={isMember ? () => {} : undefined}
    />,
  );

const linkText = (html: string): string =>
  (/<a [^>]*>(.*?)<\/a>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, ' ');

describe('MemberCard', () => {
  test('[P03] a fictional profile says so inside the link that names it', () => {
    expect(linkText(render({ kind: 'fictional' }))).toContain('Fictional profile');
    expect(linkText(render({ kind: 'demo' }))).toContain('Demo profile');
    expect(linkText(render({ kind: 'member' }))).not.toContain('profile');
  });

  test('a name that is written from right to left does not change places with the age', () => {
    expect(render({ name: 'ليلى', age: 34 })).toContain('<bdi>ليلى</bdi>, 34');
  });

  test('one link and one toggle, not nested', () => {
    const html = render({ isLiked: true });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*aria-label="Like Anna"/);
    expect(/<a [^>]*>(.*?)<\/a>/.exec(html)?.[1]).not.toContain('<button');
  });

  test('[V07] a visitor gets no like toggle', () => {
    expect(render({}, false)).not.toContain('<button');
  });

  test('without a photo, their own words stand there, or the initial alone', () => {
    const html = render({ photo: null });
    expect(html).not.toContain('<img');
    expect(html).toContain('I cook too much pasta. Come and help.');
    expect(html).toMatch(/aria-hidden="true">A<\/span>/);
    expect(render({ photo: null, firstLine: null })).not.toContain('pasta');
  });

  test('what is shared comes before the place', () => {
    expect(render({})).toContain('Sushi · Utrecht, Netherlands');
    expect(render({ interest: '' })).toContain('>Utrecht, Netherlands<');
  });
});
