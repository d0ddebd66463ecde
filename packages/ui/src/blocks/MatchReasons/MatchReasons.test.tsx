import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { matchReasons } from './MatchReasons.fixtures.ts';
import { MatchReasons } from './MatchReasons.tsx';

describe('MatchReasons', () => {
  const html = renderToStaticMarkup(<MatchReasons {...matchReasons} />);

  test('[P07] the match finder finds by preference: each reason stands in words, its icon is decoration', () => {
    expect(html.match(/<li /g)).toHaveLength(matchReasons.reasons.length);
    for (const { text } of matchReasons.reasons) expect(html).toContain(text);
    expect(html.match(/<svg /g)).toHaveLength(html.match(/aria-hidden="true"/g)?.length ?? 0);
  });

  test('there is no score and no per cent', () => {
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/%|score|percent/i);
  });

  test('without a reason there is nothing', () => {
    expect(renderToStaticMarkup(<MatchReasons title="Why Anna" reasons={[]} />)).toBe('');
  });
});
