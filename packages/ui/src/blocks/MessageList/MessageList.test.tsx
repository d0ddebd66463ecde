import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { messageListLabels, someMessages, twoDays } from './MessageList.fixtures.ts';
import { MessageList } from './MessageList.tsx';

const render = (props: Partial<Parameters<typeof MessageList>[0]> = {}): string =>
  renderToStaticMarkup(
    <MessageList days={twoDays} name="Anna" labels={messageListLabels} {...props} />,
  );

describe('MessageList', () => {
  test('[C01] a conversation is a log, oldest first, by days', () => {
    const html = render();
    expect(html).toMatch(/role="log" aria-label="Conversation with Anna"/);
    const texts = ['Yesterday', 'Message number 0', 'Message number 1', 'Today', 'See you there'];
    const places = texts.map((text) => html.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].toSorted((a, b) => a - b));
  });

  test('of ten thousand messages the server sends the newest twenty, with no style attribute (CSP)', () => {
    const html = render({
      days: [{ label: 'Today', date: '2026-11-20', messages: someMessages(10_000) }],
    });
    expect(html.match(/Message number/g)).toHaveLength(20);
    expect(html).toContain('Message number 9980');
    expect(html).toContain('Message number 9999');
    expect(html).not.toContain('style=');
  });

  test('the region that scrolls can be reached by keyboard', () => {
    expect(render()).toMatch(/role="region" aria-label="Conversation with Anna" tabindex="0"/);
  });

  test('[B01] typing is said, and silent when nobody types', () => {
    expect(render({ isTyping: true })).toMatch(/role="status">Anna is typing</);
    expect(render()).toMatch(/role="status"></);
  });

  test('[C01] earlier messages are asked for only where there are any', () => {
    expect(render({ hasOlder: true, onLoadOlder: () => {} })).toContain('Show earlier messages');
    expect(render({ hasOlder: false, onLoadOlder: () => {} })).not.toContain(
      'Show earlier messages',
    );
  });
});
