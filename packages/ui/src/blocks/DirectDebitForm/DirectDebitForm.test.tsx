import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DirectDebitCodeForm } from './DirectDebitCodeForm.tsx';
import { directDebit, directDebitCode, directDebitRefusals } from './DirectDebitForm.fixtures.ts';
import { DirectDebitForm } from './DirectDebitForm.tsx';

const form = renderToStaticMarkup(<DirectDebitForm {...directDebit} />);
const code = renderToStaticMarkup(<DirectDebitCodeForm {...directDebitCode} />);

const names = (html: string): string[] =>
  [...html.matchAll(/<input [^>]*name="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('DirectDebitForm', () => {
  test('[M05] asks for account holder, IBAN, street, house number, zip, city and phone, also without script', () => {
    expect(form).toMatch(/<form [^>]*action="\/directdebit"[^>]*method="post"/);
    expect(names(form).join(' ')).toBe('account_holder iban street house_number zip city phone');
  });

  test('[M05] the mandate stands before the button that signs it, with reference and creditor id', () => {
    const before = form.slice(0, form.indexOf('Sign and get a code'));
    for (const words of ['you authorise', 'VEL-M-2026-000318', 'NL00ZZZ000000000000']) {
      expect(before).toContain(words);
    }
  });

  test('[M05] blocked IBAN or phone and a reached limit are reported', () => {
    for (const errors of [directDebitRefusals.blocked, directDebitRefusals.limit]) {
      const html = renderToStaticMarkup(<DirectDebitForm {...directDebit} errors={errors} />);
      const messages = 'form' in errors ? [errors.form] : Object.values(errors.fields);
      const summary = /<div [^>]*role="group".*?<\/ul>/.exec(html)?.[0] ?? '';
      for (const message of messages) expect(summary).toContain(message);
    }
  });

  test('[M05] the second step takes the SMS code, and says what is wrong with it', () => {
    expect(names(code)).toEqual(['otp']);
    expect(code).toContain('autoComplete="one-time-code"');
    const html = renderToStaticMarkup(
      <DirectDebitCodeForm {...directDebitCode} errors={{ fields: { otp: 'Code invalid.' } }} />,
    );
    expect(html).toMatch(/<input (?=[^>]*name="otp")[^>]*aria-invalid="true"/);
  });

  test('[M05] another code can be asked for once its wait is over', () => {
    expect(code).toContain('Send another code');
    const waiting = renderToStaticMarkup(
      <DirectDebitCodeForm {...directDebitCode} resendWait="In 0:45." />,
    );
    expect(waiting).toContain('In 0:45.');
    expect(waiting).not.toContain('Send another code');
  });

  test('[B06] both steps show credits and money before anything is paid', () => {
    for (const html of [form, code]) {
      expect(html).toContain('100 credits');
      expect(html).toContain('€ 11.25');
    }
    expect(code).toContain('Pay € 11.25');
  });
});
