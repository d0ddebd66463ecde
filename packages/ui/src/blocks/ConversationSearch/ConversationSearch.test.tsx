import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { conversationSearchLabels, someFound } from './ConversationSearch.fixtures.ts';
import { ConversationSearch } from './ConversationSearch.tsx';
import type { ConversationSearchProps } from './ConversationSearch.types.ts';

const render = (props: Partial<ConversationSearchProps> = {}): string =>
  renderToStaticMarkup(
    <ConversationSearch
      text="lake"
      onChange={() => {}}
      onSearch={() => {}}
      onClose={() => {}}
      onChoose={() => {}}
      onStep={() => {}}
      labels={conversationSearchLabels}
      {...props}
    />,
  );

describe('ConversationSearch', () => {
  test('[C01] each result says who and when, with what was looked for marked', () => {
    const html = render({ found: someFound, status: 'Messages found: 3' });
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.match(/<mark[^>]*>lake<\/mark>/g)).toHaveLength(3);
    expect(html).toContain('dateTime="2026-11-19T14:06:00Z"');
    expect(html).toMatch(/role="status"[^>]*>Messages found: 3</);
  });

  test('[C01] what the search says is heard: its place is there before its words', () => {
    expect(render()).toMatch(/role="status"[^>]*><\/p>/);
    expect(render({ error: 'It failed' })).toMatch(/role="alert"/);
  });

  test('at the newest there is no newer one, and before any was chosen the first is the next older', () => {
    const button = (html: string, name: string) =>
      html.match(/<button[^>]*>/g)?.find((one) => one.includes(`aria-label="${name}"`));
    const first = render({ found: someFound, current: 'm3' });
    expect(button(first, 'Newer result')).toContain('aria-disabled');
    expect(button(first, 'Older result')).not.toContain('aria-disabled');
    const none = render({ found: someFound });
    expect(button(none, 'Older result')).not.toContain('aria-disabled');
    const last = render({ found: someFound, current: 'm1' });
    expect(button(last, 'Older result')).toContain('aria-disabled');
  });
});
