import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  test('is a native checkbox read out as a switch, with its label, help and error tied to it', () => {
    const html = renderToStaticMarkup(
      <Switch id="s" label="Invisible mode" description="Nobody sees you." error="Not saved." />,
    );
    expect(html).toContain('<label');
    expect(html).toContain('for="s"');
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toMatch(/type="checkbox" role="switch"/);
    expect(input).toContain('aria-describedby="s-description s-error"');
    expect(input).not.toContain('checked');
  });

  test('sends its name with a form before any script has arrived', () => {
    expect(
      renderToStaticMarkup(<Switch label="Push" name="push" value="yes" isDefaultSelected />),
    ).toMatch(/<input[^>]*name="push" checked="" value="yes"/);
  });

  test('while pending it says so and is never natively disabled', () => {
    const html = renderToStaticMarkup(
      <Switch label="Push" isSelected isPending pendingLabel="Saving" />,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
    expect(html).toMatch(/role="status">Saving</);
    expect(renderToStaticMarkup(<Switch label="Push" pendingLabel="Saving" />)).not.toContain(
      'Saving',
    );
  });
});
