import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { memberCardLabels } from '../MemberCard/MemberCard.fixtures.ts';
import { gridMembers } from './MemberGrid.fixtures.ts';
import { MemberGrid } from './MemberGrid.tsx';

describe('MemberGrid', () => {
  test('[P01] results are a named list, in order', () => {
    const html = renderToStaticMarkup(
      <MemberGrid label="Members" members={gridMembers} labels={memberCardLabels} />,
    );
    expect(html).toMatch(/<ul aria-label="Members" role="list"/);
    expect([...html.matchAll(/href="#([a-z]+\d)"/g)].map((match) => match[1])).toEqual(
      gridMembers.map((member) => member.id),
    );
  });

  test('[K01] before any script is there a heart sends its member by a form, with the page to come back to', () => {
    const html = renderToStaticMarkup(
      <MemberGrid
        label="Members"
        members={gridMembers}
        onLikeChange={() => {}}
        likeAction={{ action: '/likes', hiddenFields: { return_to: '/members' } }}
        labels={memberCardLabels}
      />,
    );
    const [tag = ''] = /<form[^>]*>/.exec(html) ?? [];
    expect(tag).toMatch(/method="post".*action="\/likes"|action="\/likes".*method="post"/);
    const form = /id="([^"]+)"/.exec(tag)?.[1] ?? '';
    expect(html).toContain('name="return_to" value="/members"');
    const hearts = html.match(/<button[^>]*aria-pressed[^>]*>/g) ?? [];
    expect(hearts).toHaveLength(gridMembers.length);
    hearts.forEach((heart, index) => {
      expect(heart).toContain(`form="${form}"`);
      expect(heart).toContain(gridMembers[index]?.isLiked ? 'name="unlike"' : 'name="like"');
      expect(heart).toContain(`value="${gridMembers[index]?.id}"`);
    });
  });

  test('only the photos of the first view load at once', () => {
    const html = renderToStaticMarkup(
      <MemberGrid
        label="Members"
        members={gridMembers}
        numPriority={2}
        labels={memberCardLabels}
      />,
    );
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
    expect(html.match(/loading="lazy"/g)).toHaveLength(7);
  });

  test('loading is said once and the empty cards are not read out', () => {
    const html = renderToStaticMarkup(
      <MemberGrid
        label="Members"
        members={[]}
        numSkeletons={3}
        loadingLabel="Loading members"
        labels={memberCardLabels}
      />,
    );
    expect(html).toMatch(/role="status"[^>]*>Loading members<\/span><div aria-hidden="true">/);
    expect(html).not.toContain('<ul');
  });
});
