import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chosenOrder, discountedOrder, orderForm, savableOrder } from './OrderForm.fixtures.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormProps } from './OrderForm.types.ts';

const render = (props: OrderFormProps = chosenOrder): string =>
  renderToStaticMarkup(<OrderForm {...props} />);

const buttons = (html: string): string[] =>
  [...html.matchAll(/<button [^>]*type="submit"[^>]*>/g)].map(
    ([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? '',
  );

describe('OrderForm', () => {
  test('[M01] without script it posts package, method, code and consent', () => {
    const html = render();
    expect(html).toMatch(/<form [^>]*action="\/credits"[^>]*method="post"/);
    for (const name of ['package', 'payment_method', 'discount_code', 'withdrawal_consent']) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html).toContain('name="idempotency_key"');
  });

  test('the first submit button, which Enter presses, does not pay', () => {
    expect(buttons(render())).toEqual(['update', 'apply_code', 'pay']);
    expect(buttons(render(discountedOrder))).toEqual(['update', 'remove_code', 'pay']);
  });

  test('each question is read once: its heading stands there, and names the choice without a second text', () => {
    const html = render();
    const words = html.replaceAll(/<[^>]*>/g, '|');
    for (const question of [chosenOrder.labels.packages, chosenOrder.labels.methods]) {
      expect(words.split(`|${question}|`)).toHaveLength(2);
      expect(html).toMatch(
        new RegExp(`<fieldset[^>]*aria-label="${question.replace('?', '\\?')}"`),
      );
    }
  });

  test('[B06] the order button says what is paid, and the credits stand above it', () => {
    const html = render();
    expect(html).toMatch(/value="pay"[^>]*>.*Pay € 11\.50<\/span><\/span><\/button>/);
    expect(html.lastIndexOf('100 credits')).toBeGreaterThan(html.indexOf('€ 11.50'));
    expect(html.lastIndexOf('100 credits')).toBeLessThan(html.indexOf('Pay € 11.50'));
  });

  test('without a chosen package there is nothing to pay', () => {
    const html = render(orderForm);
    expect(html).not.toContain('checked=""');
    expect(buttons(html)).toEqual(['update', 'apply_code', 'update']);
    expect(html).toContain(orderForm.labels.noSummary);
  });

  test('[M11] the right of withdrawal is said before the order button, and its consent not given for the member', () => {
    const html = render();
    expect(html.indexOf('within 14 days')).toBeGreaterThan(0);
    expect(html.indexOf('within 14 days')).toBeLessThan(html.indexOf('Pay € 11.50'));
    expect(/<input [^>]*name="withdrawal_consent"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
  });

  test('[M04] saving the method is offered only where it can be saved, and never ticked for the member', () => {
    expect(render()).not.toContain('save_method');
    const box = /<input [^>]*name="save_method"[^>]*>/.exec(render(savableOrder))?.[0];
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain('checked');
  });

  test('while the price is worked out anew, nothing can be ordered at the old one', () => {
    const html = render({ ...chosenOrder, summary: { ...chosenOrder.summary, isUpdating: true } });
    expect(html).toMatch(/<button (?=[^>]*value="pay")[^>]*aria-disabled="true"/);
  });
});
