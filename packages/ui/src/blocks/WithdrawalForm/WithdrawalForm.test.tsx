import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withdrawal } from './WithdrawalForm.fixtures.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const render = (state: 'open' | 'done' | 'over'): string =>
  renderToStaticMarkup(<WithdrawalForm {...withdrawal} state={state} />);

describe('WithdrawalForm', () => {
  test('[B05] shows paid, used and refund, with the credits that are taken back', () => {
    expect(render('open').replace(/<[^>]+>/g, '|')).toMatch(
      /You paid\|+€ 8\.75\|+Used\|+30 of 100 credits\|+− € 2\.62\|+Refund\|+€ 6\.13\|+Taken off your balance\|+70 credits/,
    );
  });

  test('[B05] one button confirms and says the amount; it works without script', () => {
    const html = render('open');
    expect(html).toMatch(/<form [^>]*action="\/transactions\/t12\/withdraw"[^>]*method="post"/);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('Withdraw and get back € 6.13');
  });

  test('[B05] no reason is asked for', () => {
    expect(render('open')).not.toMatch(/<(input|textarea|select)/);
  });

  test('[M11] once the period is over, or it is done, there is nothing to send', () => {
    for (const state of ['done', 'over'] as const) {
      const html = render(state);
      expect(html).not.toContain('<form');
      expect(html).toContain(withdrawal.labels[`${state}Title`]);
      expect(html).toContain('href="#receipt"');
    }
  });
});
