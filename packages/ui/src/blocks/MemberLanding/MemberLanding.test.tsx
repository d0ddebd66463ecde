import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { memberLandingProps } from './MemberLanding.fixtures.ts';
import { MemberLanding } from './MemberLanding.tsx';

const layouts = ['portrait', 'cover', 'letter'] as const;

const render = (layout: (typeof layouts)[number]): string =>
  renderToStaticMarkup(<MemberLanding {...memberLandingProps} layout={layout} />);

describe('MemberLanding', () => {
  test.each(layouts)(
    '[L03] %s: landing for a member, with their name, kind and text, and sign-up',
    (layout) => {
      const html = render(layout);
      const words = html.replace(/<\/?bdi>/g, '').replace(/<[^>]+>/g, ' ');
      expect(html.match(/<h1 /g)).toHaveLength(1);
      expect(words).toContain('Anna, 34');
      expect(words).toContain('Demo profile');
      expect(words).toContain('Swims in the sea in April');
      expect(html).toMatch(/<form [^>]*action="\/signup"/);
      expect(html).toContain('alt="Photo of Anna"');
    },
  );

  test('[L03] landing, landing2 and landing3 are three layouts', () => {
    expect(new Set(layouts.map(render)).size).toBe(3);
  });

  test('no style attribute, which the content security policy would refuse', () => {
    for (const layout of layouts) expect(render(layout)).not.toContain(' style="');
  });
});
