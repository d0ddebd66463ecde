import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EqualChoices } from './EqualChoices.tsx';

const html = renderToStaticMarkup(
  <EqualChoices
    choices={[
      { id: 'a', label: 'Only necessary', type: 'submit', name: 'choice', value: 'necessary' },
      { id: 'b', label: 'Accept all', type: 'submit', name: 'choice', value: 'all' },
      { id: 'c', label: 'Leave', href: '/away' },
    ]}
  />,
);

describe('EqualChoices', () => {
  test('every answer has the same look, link or button', () => {
    const looks = [...html.matchAll(/<(?:button|a) [^>]*class="([^"]+)"/g)].map(([, name]) => name);
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
  });

  test('an answer can be sent with a form, before any script has arrived', () => {
    const button = /<button[^>]*value="necessary"[^>]*>/.exec(html)?.[0];
    expect(button).toContain('type="submit"');
    expect(button).toContain('name="choice"');
  });
});
