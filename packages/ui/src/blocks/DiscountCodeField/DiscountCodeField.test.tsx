import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { appliedCode, discountCodeLabels, refusals } from './DiscountCodeField.fixtures.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import type { DiscountCodeState } from './DiscountCodeField.types.ts';

const render = (state: DiscountCodeState): string =>
  renderToStaticMarkup(<DiscountCodeField state={state} labels={discountCodeLabels} />);

describe('DiscountCodeField', () => {
  test('[M06] without script its buttons send the form it stands in, each with its intent', () => {
    expect(render({ status: 'idle' })).toMatch(
      /<button (?=[^>]*type="submit")(?=[^>]*name="intent")[^>]*value="apply_code"/,
    );
    expect(render(appliedCode)).toMatch(
      /<button (?=[^>]*type="submit")(?=[^>]*name="intent")[^>]*value="remove_code"/,
    );
  });

  test('[M06] each reason of a refusal is tied to the field and announced', () => {
    for (const message of Object.values(refusals)) {
      const html = render({ status: 'refused', message });
      expect(html).toMatch(/<input [^>]*aria-describedby="([^" ]+)-description \1-error"/);
      expect(html).toContain('aria-invalid="true"');
      // Once: where it is seen is where it is said.
      expect(html.split(message)).toHaveLength(2);
      expect(html.slice(html.indexOf('role="status"'))).toContain(message);
    }
  });

  test('[M06] an applied code says what it takes off, and goes along with the order', () => {
    const html = render(appliedCode);
    expect(html).toMatch(/role="status".*TIMEBONUS25.*25 % off: − € 2\.75/);
    expect(html).toContain('type="hidden" name="discount_code" value="TIMEBONUS25"');
    expect(html).toContain('aria-label="Remove code TIMEBONUS25"');
    expect(html).not.toContain('autoCapitalize');
  });

  test('while it is checked it cannot be sent again', () => {
    expect(render({ status: 'checking' })).toMatch(/aria-disabled="true".*Checking the code/);
  });
});
