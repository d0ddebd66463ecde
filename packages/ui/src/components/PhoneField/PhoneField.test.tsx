import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cleanPhone, PhoneField } from './index.ts';

describe('PhoneField', () => {
  test('is a phone input that the browser may fill in', () => {
    const html = renderToStaticMarkup(<PhoneField id="p" label="Phone" name="phone" />);
    expect(html).toContain('for="p"');
    expect(html).toMatch(/<input[^>]*type="tel"[^>]*autoComplete="tel" name="phone"/);
    expect(html).not.toContain('aria-describedby');
  });

  test('the code of the country is read out, before help and error', () => {
    const html = renderToStaticMarkup(
      <PhoneField id="p" label="Phone" prefix="+31" error="Too short." />,
    );
    expect(html).toContain('id="p-prefix">+31<');
    expect(html).toContain('aria-describedby="p-prefix p-error"');
  });
});

describe('the phone number of the direct-debit form', () => {
  test.each([
    ['06-12 34 56 78', '0612345678'],
    ['+31 6 – 1234\u00A05678', '+31612345678'],
    ['', ''],
  ])('[M05] dashes and spaces removed: "%s"', (typed, sent) => {
    expect(cleanPhone(typed)).toBe(sent);
  });
});
