import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  test('takes the heading level of its place', () => {
    const html = renderToStaticMarkup(<EmptyState title="No messages yet" headingLevel={1} />);
    expect(html).toMatch(/<h1[^>]*>No messages yet<\/h1>/);
  });

  test('hides its picture from assistive technology and keeps its action', () => {
    const html = renderToStaticMarkup(
      <EmptyState title="No likes yet" icon={<svg />} action={<a href="/members">Search</a>}>
        <p>Likes appear here.</p>
      </EmptyState>,
    );
    expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*><svg/);
    expect(html).toContain('href="/members"');
    expect(html).toContain('Likes appear here.');
  });
});
