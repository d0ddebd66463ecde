import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

describe('ErrorSummary', () => {
  test('is a named group that can take the focus, with a link to each field', () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        title="Two answers need another look"
        errors={[{ fieldId: 'email', message: 'No address.' }, { message: 'Try again later.' }]}
      />,
    );
    const titleId = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('role="group" tabindex="-1"');
    expect(html).toContain(`id="${titleId}">Two answers need another look<`);
    expect(html).toMatch(/<a[^>]*href="#email"[^>]*>No address\.<\/a>/);
    expect(html).toMatch(/<span[^>]*>Try again later\.<\/span>/);
  });

  test('without errors there is nothing', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="None" errors={[]} />)).toBe('');
  });
});
