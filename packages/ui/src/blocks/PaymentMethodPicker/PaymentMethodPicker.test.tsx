import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  longMethods,
  paymentMethodLabels,
  paymentMethods,
  savedMethods,
} from './PaymentMethodPicker.fixtures.ts';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
import type { PaymentMethodPickerProps } from './PaymentMethodPicker.types.ts';

const render = (props: Partial<PaymentMethodPickerProps> = {}): string =>
  renderToStaticMarkup(
    <PaymentMethodPicker
      id="m"
      label="How?"
      methods={paymentMethods}
      labels={paymentMethodLabels}
      {...props}
    />,
  );

describe('PaymentMethodPicker', () => {
  test('[M01] what each method costs is part of its name', () => {
    const html = render();
    for (const { id, costs } of paymentMethods) {
      expect(html).toContain(`aria-labelledby="m-${id}-title m-${id}-aside"`);
      expect(html.slice(html.indexOf(`id="m-${id}-aside"`))).toMatch(
        new RegExp(`^[^>]*><span[^>]*>${costs.replace(/[+.]/g, '\\$&')}<`),
      );
    }
  });

  test('each kind has a mark of its own, beside the name and never instead of it', () => {
    const html = render({ methods: [...paymentMethods, ...longMethods] });
    const marks = html.match(/<svg[^>]*aria-hidden="true".*?<\/svg>/g) ?? [];
    const kinds = [...paymentMethods, ...longMethods].map(({ kind }) => kind);
    expect(marks).toHaveLength(kinds.length);
    expect(new Set(marks).size).toBe(new Set(kinds).size);
    expect(new Set(kinds).size).toBe(6);
  });

  test('no method is chosen for the member', () => {
    expect(render()).not.toContain('checked=""');
  });

  test('[M04] only saved methods can be removed, each by a button of its own name', () => {
    const html = render({ methods: [...savedMethods, ...paymentMethods], onRemove: () => {} });
    const names = [...html.matchAll(/<button [^>]*aria-label="([^"]+)"/g)];
    expect(names.map((match) => match[1])).toEqual(
      savedMethods.map(({ name }) => `Remove ${name}`),
    );
    expect(render({ methods: savedMethods })).not.toContain('<button');
  });

  test('[M02] loading, none and failed are said, in the same named group', () => {
    for (const [props, words, role] of [
      [{ state: 'loading' }, paymentMethodLabels.loading, 'status'],
      [{ methods: [] }, paymentMethodLabels.empty, 'status'],
      [{ state: 'failed' }, paymentMethodLabels.failed, 'alert'],
    ] as const) {
      const html = render(props);
      expect(html).toMatch(/<fieldset[^>]*role="group".*<legend[^>]*>How\?</);
      expect(html.slice(html.indexOf(`role="${role}"`))).toContain(words);
      expect(html).not.toContain('type="radio"');
    }
  });
});
