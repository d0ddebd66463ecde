import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chatListLabels, someChats } from './ChatList.fixtures.ts';
import { ChatList } from './ChatList.tsx';

const html = renderToStaticMarkup(
  <ChatList chats={someChats} onRemove={() => {}} labels={chatListLabels} />,
);
const links = [...html.matchAll(/<a .*?<\/a>/g)].map((match) => match[0]);
const names = links.map((link) => link.replace(/<[^>]+>/g, ' '));

describe('ChatList', () => {
  test('[C01] each chat is one link that says who and how much is unread', () => {
    expect(links).toHaveLength(3);
    expect(names[0]).toMatch(/Anna.*3 unread/);
    expect(names[1]).not.toContain('unread');
    expect(html).toContain('Half an hour by bike. Bring a towel!');
  });

  test('[C01] from 100 unread on the badge says 99+', () => {
    expect(html).toContain('99+');
    expect(names[2]).toContain('120 unread');
  });

  test('[P03] a fictional profile says so in the list of chats', () => {
    expect(names[2]).toContain('Fictional profile');
  });

  test('while chats are fetched, places of their size stand there and it is said once', () => {
    const loading = renderToStaticMarkup(
      <ChatList chats={[]} numSkeletons={3} loadingLabel="Loading" labels={chatListLabels} />,
    );
    expect(loading).toMatch(/role="status"[^>]*>Loading</);
    expect(loading).toMatch(/<div [^>]*aria-hidden="true"/);
    expect(loading).not.toContain('<ul');
    expect(loading).not.toContain('<a ');
  });

  test('[C05] removing is a button beside the link, named by the member', () => {
    expect(html.match(/aria-label="Remove the chat with \w+"/g)).toHaveLength(3);
    expect(links.join('')).not.toContain('<button');
  });
});
