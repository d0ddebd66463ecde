import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { KindBadge } from './KindBadge.tsx';

describe('KindBadge', () => {
  test.each(['fictional', 'demo'] as const)('a %s profile says so in visible text', (kind) => {
    const html = renderToStaticMarkup(<KindBadge kind={kind} label="The word" />);
    expect(html).toMatch(/<span>The word<\/span>/);
    expect(html).not.toContain('title=');
    expect(html).not.toContain('aria-hidden="true">The word');
  });

  test('a member has none', () => {
    expect(renderToStaticMarkup(<KindBadge kind="member" label="The word" />)).toBe('');
  });
});
