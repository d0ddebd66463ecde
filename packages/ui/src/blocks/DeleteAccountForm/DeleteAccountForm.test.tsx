import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { deleteAccount, wrongPassword } from './DeleteAccountForm.fixtures.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import type { DeleteAccountFormProps } from './DeleteAccountForm.types.ts';

const render = (props: Partial<DeleteAccountFormProps> = {}): string =>
  renderToStaticMarkup(<DeleteAccountForm {...deleteAccount} {...props} />);

const steps = ['explain', 'verify', 'confirm'] as const;

describe('DeleteAccountForm', () => {
  test('[A02] says before anything else that there are 14 days to reactivate by e-mail, and what is erased', () => {
    const html = render();
    for (const { term, value } of deleteAccount.consequences) {
      expect(html).toMatch(new RegExp(`<dt[^>]*>${term}</dt><dd[^>]*>${value}</dd>`));
    }
  });

  test.each(steps)('[A02] %s is a plain form with the way out beside its button', (step) => {
    const html = render({ step, hiddenFields: { token: 't1' } });
    expect(html).toMatch(/<form [^>]*action="\/settings\/delete"/);
    expect(html).toContain(`<input type="hidden" name="step" value="${step}"/>`);
    expect(html).toContain('<input type="hidden" name="token" value="t1"/>');
    expect(html).toMatch(/<a [^>]*href="\/settings"[^>]*><span[^>]*>Keep my account/);
  });

  test('[A02] only the last step asks for the deed itself', () => {
    const deeds = steps.filter((step) => render({ step }).includes('>Delete my account<'));
    expect(deeds).toEqual(['confirm']);
  });

  test('[A02] a reason can be given and need not be', () => {
    const html = render({ step: 'verify' });
    expect(html).toContain('(optional)');
    expect(html).not.toMatch(/type="radio"[^>]*required/);
    expect(html).toMatch(/type="password"[^>]*required|required[^>]*type="password"/);
  });

  test('[A02] what was entered before is there again', () => {
    const html = render({ step: 'verify', entered: { reason: 'cost', password: 'abc' } });
    expect(html).toMatch(
      /<input[^>]*value="cost"[^>]*checked|<input[^>]*checked=""[^>]*value="cost"/,
    );
    expect(html).toMatch(
      /<input[^>]*type="password"[^>]*value="abc"|value="abc"[^>]*type="password"/,
    );
  });

  test('[A02] a wrong password is said at the field and leads there', () => {
    const html = render({ step: 'verify', errors: wrongPassword });
    const id = /<a [^>]*href="#([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toMatch(new RegExp(`<input [^>]*id="${id}"`));
    expect(html.split('This is not your password.')).toHaveLength(3);
  });
});
