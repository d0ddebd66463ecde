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
    expect(html).toMatch(/^<ul aria-label="Members" role="list"/);
    expect([...html.matchAll(/href="#([a-z]+\d)"/g)].map((match) => match[1])).toEqual(
      gridMembers.map((member) => member.id),
    );
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
