import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { conversationFrame } from './ConversationFrame.fixtures.ts';
import { ConversationFrame } from './ConversationFrame.tsx';

test('[P03] the kind of the profile stands beside the name for the whole conversation', () => {
  const html = renderToStaticMarkup(
    <ConversationFrame {...conversationFrame} composer={null}>
      messages
    </ConversationFrame>,
  );
  const head = /<header.*<\/header>/.exec(html)?.[0] ?? '';
  expect(head).toContain('Demo profile');
  expect(head).toMatch(/<h1 .*Anna.*<\/h1>/);
});

test('the heading is the name; what its link leads to describes that', () => {
  const html = renderToStaticMarkup(
    <ConversationFrame {...conversationFrame} composer={null}>
      messages
    </ConversationFrame>,
  );
  const [heading = ''] = /<h1.*<\/h1>/.exec(html) ?? [];
  expect(heading).not.toContain('aria-label=');
  expect(heading.replace(/<[^>]+>/g, '')).toBe('Anna');
  const id = /aria-describedby="([^"]+)"/.exec(heading)?.[1];
  expect(html).toContain(`<span id="${id}" hidden="">Anna, view profile</span>`);
});

test('who has no profile any more is named without a link', () => {
  const html = renderToStaticMarkup(
    <ConversationFrame {...conversationFrame} profileHref={undefined} composer={null}>
      messages
    </ConversationFrame>,
  );
  expect(html).toMatch(/<h1 [^>]*><span><bdi>Anna<\/bdi><\/span><\/h1>/);
  expect(html).not.toContain('view profile');
});

test('[C05] without a handler there is no remove button', () => {
  const html = renderToStaticMarkup(
    <ConversationFrame {...conversationFrame} composer={null}>
      messages
    </ConversationFrame>,
  );
  expect(html).not.toContain('<button');
});

test('it is the main part of a page that holds nothing else, and leads back and to the profile by name', () => {
  const html = renderToStaticMarkup(
    <ConversationFrame {...conversationFrame} composer={null}>
      messages
    </ConversationFrame>,
  );
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(html).toMatch(/^<main/);
  expect(html).toMatch(/<a [^>]*href="[^"]+"[^>]*>(?:<svg.*?<\/svg>)<span[^>]*>Chats<\/span><\/a>/);
});
