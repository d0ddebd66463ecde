import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bubbleLabels, otherMessage, ownMessage } from './MessageBubble.fixtures.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { BubbleMessage } from './MessageBubble.types.ts';

const text = (message: BubbleMessage, withActions = true): string =>
  renderToStaticMarkup(
    <MessageBubble
      message={message}
      authorName="Anna"
      labels={bubbleLabels}
      {...(withActions ? { onRetry: () => {}, onCancel: () => {}, onEdit: () => {} } : {})}
    />,
  ).replace(/<[^>]+>/g, '|');

describe('MessageBubble', () => {
  test('[B03] a message says what became of it: sending, sent, failed with its reason', () => {
    expect(text({ ...ownMessage, state: 'sending' })).toContain('Sending');
    expect(text({ ...ownMessage, state: 'sent' })).toContain('Sent');
    const failed = text({ ...ownMessage, state: 'failed', failure: 'No credits left.' });
    expect(failed).toContain('No credits left.');
    expect(failed).toContain('Try again');
    expect(failed).toContain('Discard');
  });

  test('[B02] a message that waits for the connection can be cancelled, and is not called sent', () => {
    const price = 'Last known price: 10 credits';
    const queued = text({ ...ownMessage, state: 'queued', price });
    expect(queued).toContain(price);
    expect(queued).toContain('Waiting for the connection');
    expect(queued).toContain('Discard');
    expect(queued).not.toContain('Try again');
    expect(queued).not.toContain('Sent');
  });

  test('[B03] one that may have arrived has no button that could not keep its word', () => {
    const waiting = text({ ...ownMessage, state: 'queued', canChange: false });
    expect(waiting).toContain('Waiting for the connection');
    expect(waiting).not.toContain('Discard');
    expect(waiting).not.toContain('Edit');
  });

  test('[B03] one that goes out again by itself says so, and can be sent at once', () => {
    const retrying = { ...ownMessage, state: 'retrying' as const, canChange: false };
    const now = text({ ...retrying, canRetry: true });
    expect(now).toContain('Not sent yet. We will try again.');
    expect(now).toContain('Try now');
    expect(now).not.toContain('Discard');
    const behind = text({ ...retrying, canChange: true });
    expect(behind).not.toContain('Try now');
    expect(behind).toContain('Discard');
  });

  test('the author is said in words on both sides', () => {
    expect(text(ownMessage)).toContain('You: ');
    expect(text(otherMessage)).toContain('Anna: ');
  });

  test('[B04] the button that reports one is told from the others by the words of its message', () => {
    const html = renderToStaticMarkup(
      <MessageBubble
        message={otherMessage}
        authorName="Anna"
        onReport={() => undefined}
        labels={{ ...bubbleLabels, report: 'Report this message' }}
      />,
    );
    const words = /<button[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<div[^>]*id="${words}"[^>]*>.*Anna: .*${otherMessage.text}`));
  });

  test('[P03] an automatic reply says so', () => {
    expect(text({ ...otherMessage, isAutomated: true })).toContain('Automatic reply');
    expect(text(otherMessage)).not.toContain('Automatic reply');
  });
});
