import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compactIban, formatIban, IbanField } from './index.ts';
import { groupIban } from './iban.ts';

describe('IbanField', () => {
  test('is a text input in groups that nothing corrects or fills in', () => {
    const html = renderToStaticMarkup(
      <IbanField
        id="i"
        label="IBAN"
        name="iban"
        defaultValue="NL91ABNA0417164300"
        error="Wrong."
      />,
    );
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toContain('value="NL91 ABNA 0417 1643 00"');
    expect(input).toMatch(/autoComplete="off"/);
    expect(input).toMatch(/spellCheck="false"/);
    expect(input).toContain('aria-describedby="i-error"');
  });
});

describe('the text of an IBAN', () => {
  test.each([
    ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
    [' NL91 ABNA-0417.1643 00 ', 'NL91 ABNA 0417 1643 00'],
    ['NL91', 'NL91'],
    ['NL91 ', 'NL91'],
    ['', ''],
  ])('"%s" is shown as "%s"', (typed, shown) => {
    expect(formatIban(typed)).toBe(shown);
    expect(formatIban(shown)).toBe(shown);
    expect(compactIban(shown)).toBe(shown.replaceAll(' ', ''));
  });

  test.each([
    // typed, caret, caret afterwards
    ['NL91A', 5, 6],
    ['NL91 ABXNA', 8, 8],
    ['xNL91 ABNA', 1, 1],
    ['NL91ABNA', 4, 4],
    ['', 0, 0],
  ])('of "%s" the caret at %i goes to %i', (typed, caret, after) => {
    expect(groupIban(typed, caret).caret).toBe(after);
  });
});
