import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { activationReminderLabels } from './ActivationReminder.fixtures.ts';
import { ActivationReminder } from './ActivationReminder.tsx';
import type { ActivationReminderProps } from './ActivationReminder.types.ts';

const render = (props: Partial<ActivationReminderProps> = {}): string =>
  renderToStaticMarkup(
    <ActivationReminder action="/activation-resend" labels={activationReminderLabels} {...props} />,
  );

describe('ActivationReminder', () => {
  test('[S05] says in one line what is missing and why', () => {
    expect(render()).toContain('Confirm your e-mail to be seen.');
    expect(render()).not.toContain(activationReminderLabels.text);
  });

  test('[S05] cannot be dismissed: its only button sends the mail again', () => {
    const buttons = render().match(/<button[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toContain('type="submit"');
  });

  test('[S04] the resend works without script', () => {
    const html = render({ hiddenFields: { key: 'k1' } });
    expect(html).toMatch(/<form [^>]*action="\/activation-resend" method="post"/);
    expect(html).toContain('<input type="hidden" name="key" value="k1"/>');
  });

  test('[S04] says what came of the resend, where it is announced', () => {
    const status = (html: string): string =>
      /<p [^>]*role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
    expect(status(render())).toBe('Confirm your e-mail to be seen.');
    expect(status(render({ resendState: 'sent' }))).toContain('A new mail is on its way');
    expect(status(render({ resendState: 'failed', resendError: 'Try tomorrow.' }))).toContain(
      'Try tomorrow.',
    );
  });
});
