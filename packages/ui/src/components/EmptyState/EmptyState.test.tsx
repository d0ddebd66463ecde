import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  test('takes the heading level of its place', () => {
    const html = renderToStaticMarkup(<EmptyState title="No messages yet" headingLevel={1} />);
    expect(html).toMatch(/<h1[^>]*>No messages yet<\/h1>/);
  });

  test('a title with an id can be given the focus', () => {
    const html = renderToStaticMarkup(<EmptyState title="No messages yet" titleId="none" />);
    expect(html).toMatch(/<h2[^>]* id="none" tabindex="-1"/i);
  });

  test('people stand in place of the picture, and are read out', () => {
    const html = renderToStaticMarkup(
      <EmptyState title="Two matches" icon={<svg />} people={<a href="/members/1">Anna, 35</a>} />,
    );
    expect(html).toMatch(/Anna, 35.*<h2[^>]*>Two matches/);
    expect(html).not.toContain('<svg');
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
