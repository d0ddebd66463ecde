import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OtpField } from './OtpField.tsx';

describe('OtpField', () => {
  test('is one input that the phone can fill in and a code can be pasted into', () => {
    const html = renderToStaticMarkup(<OtpField id="o" label="Code" name="otp" length={6} />);
    expect(html.match(/<input/g)).toHaveLength(1);
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toMatch(/autoComplete="one-time-code"/);
    expect(input).toMatch(/inputMode="numeric"/);
    expect(input).toContain('name="otp"');
    // It would cut a pasted "123 456".
    expect(input).not.toContain('maxLength');
    expect(html).toContain('for="o"');
  });

  test('its boxes, one a digit, are not read out', () => {
    const html = renderToStaticMarkup(<OtpField label="Code" length={8} />);
    const boxes = /<span[^>]*aria-hidden="true">(.*?)<\/span><input/.exec(html)?.[1] ?? '';
    expect(boxes.match(/<span/g)).toHaveLength(8);
  });

  test('[M05] SMS code invalid: the words are tied to it', () => {
    const html = renderToStaticMarkup(<OtpField id="o" label="Code" error="Not valid." />);
    expect(html).toContain('aria-describedby="o-error"');
    expect(html).toContain('aria-invalid="true"');
  });
});
