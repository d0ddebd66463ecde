import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { value: 'ut', label: 'Utrecht' },
  { value: 'ze', label: 'Zeeland' },
];

const labels = { open: 'Show all', noneFound: 'None' };

describe('ComboBox', () => {
  test('is a named combo box with help and error tied to it, closed at first', () => {
    const html = renderToStaticMarkup(
      <ComboBox
        id="r"
        label="Region"
        description="Where you live."
        error="Choose one."
        isRequired
        {...{ options, labels }}
      />,
    );
    expect(html).toContain('for="r"');
    const input = /<input[^>]*role="combobox"[^>]*>/.exec(html)?.[0];
    expect(input).toContain('id="r"');
    expect(input).toContain('aria-label="Region"');
    expect(input).toMatch(/aria-describedby="[^"]*r-description r-error"/);
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('aria-required="true"');
    expect(input).toContain('aria-expanded="false"');
    expect(html).toMatch(/<button[^>]*aria-label="Show all"/);
    expect(html).not.toContain('style=');
  });

  test('a form sends the value, not the words', () => {
    const html = renderToStaticMarkup(
      <ComboBox label="Region" name="region" defaultValue="ze" {...{ options, labels }} />,
    );
    expect(html).toMatch(/<input[^>]*type="hidden" name="region" value="ze"/);
    expect(html.match(/name="region"/g)).toHaveLength(1);
  });
});
