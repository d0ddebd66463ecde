import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatPanes } from './ChatPanes.tsx';

test('[E03] list, conversation and person stand in the order in which they are read, each by its name', () => {
  const html = renderToStaticMarkup(
    <ChatPanes
      alone="open"
      list="all"
      listLabel="Conversations"
      person="Anna"
      personLabel="About Anna"
    >
      <main>messages</main>
    </ChatPanes>,
  );
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><nav aria-label="Conversations">all</nav><div><main>messages</main></div><aside aria-label="About Anna">Anna</aside></div>',
  );
});

test('[E03] without a person there is no place for one', () => {
  const html = renderToStaticMarkup(
    <ChatPanes alone="list" list="all" listLabel="Conversations">
      nobody yet
    </ChatPanes>,
  );
  expect(html).not.toContain('<aside');
});
