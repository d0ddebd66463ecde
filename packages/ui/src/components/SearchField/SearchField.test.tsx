import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

const labels = { clear: 'Clear search' };

describe('SearchField', () => {
  test('is a native search input that sends its name with the form', () => {
    const html = renderToStaticMarkup(
      <SearchField id="q" label="Search" labels={labels} name="q" />,
    );
    expect(html).toContain('for="q"');
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="q"/);
  });

  test('its clear button has a name, and is there only where there is something to clear', () => {
    expect(renderToStaticMarkup(<SearchField label="Search" labels={labels} />)).not.toContain(
      '<button',
    );
    expect(
      renderToStaticMarkup(<SearchField label="Search" labels={labels} defaultValue="tea" />),
    ).toMatch(/<button[^>]*type="button"[^>]*aria-label="Clear search"/);
  });
});
