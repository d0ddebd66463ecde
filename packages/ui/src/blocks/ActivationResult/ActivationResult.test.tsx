import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Outcome } from '../../components/Outcome/index.ts';
import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { activationLabels } from './ActivationResult.fixtures.ts';
import { ActivationResult } from './ActivationResult.tsx';
import type { ActivationResultProps, ActivationStatus } from './ActivationResult.types.ts';

const render = (status: ActivationStatus, props: Partial<ActivationResultProps> = {}): string =>
  renderToStaticMarkup(
    <ActivationResult
      status={status}
      action="/activate/done"
      token="t-1"
      continueHref="/members"
      resendAction="/activation-resend"
      labels={activationLabels[status]}
      {...props}
    />,
  );

describe('ActivationResult', () => {
  test('[S04] the link is activated by a form, so that it works without script and not by a mere visit', () => {
    const [, withoutScript] = render('working').split('<noscript');
    for (const html of [withoutScript, render('ready')]) {
      expect(html).toContain(activationLabels.working.noScript);
      expect(html).toMatch(/<form [^>]*action="\/activate\/done" method="post"/);
      expect(html).toContain('<input type="hidden" name="token" value="t-1"/>');
      expect(html).toContain('type="submit"');
      expect(html).not.toContain('aria-disabled');
    }
  });

  test('[S04] where the press is waited for, nothing is said to be at work', () => {
    const html = render('ready');
    expect(html).not.toContain(activationLabels.working.text);
    expect(html).not.toContain('<noscript');
  });

  test('[S04] where a script will send it, the button is at work from the start', () => {
    const [html] = render('working').split('<noscript');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain(activationLabels.working.text);
    // A press that comes before the script posts the form.
    expect(html).toContain('<input type="hidden" name="token" value="t-1"/>');
  });

  test('[S04] once activated it leads on and sends nothing more', () => {
    const html = render('activated');
    expect(html).toContain('href="/members"');
    expect(html).not.toContain('<form');
  });

  test('[S04] an expired or invalid link can be replaced by a new one', () => {
    for (const status of ['expired', 'invalid'] as const) {
      const html = render(status, { asksForEmail: true });
      expect(html).toMatch(/<form [^>]*action="\/activation-resend" method="post"/);
      expect(html).toMatch(/<input [^>]*name="email"/);
      expect(html).not.toContain('name="token"');
    }
    expect(render('expired', { resendAction: undefined })).not.toContain('<form');
  });

  test('[S04] a logged-in member is not asked for the address', () => {
    expect(render('expired')).not.toContain('name="email"');
  });

  test('[S04] a used link leads to log-in', () => {
    const html = render('used', { continueHref: '/login' });
    expect(html).toMatch(/<a href="\/login"[^>]*><span[^>]*>Log in</);
    expect(html).not.toContain('<form');
  });

  test('[S04] a used link is no warning: the address is confirmed', () => {
    const { title, text } = activationLabels.used;
    const success = renderToStaticMarkup(
      <Outcome tone="success" icon={<CheckCircleIcon size="xl" />} title={title}>
        {text}
      </Outcome>,
    );
    expect(render('used')).toContain(success);
  });

  test('[S04] a failure on the way can be tried again with the same token', () => {
    expect(render('failed')).toContain('name="token" value="t-1"');
  });

  test('every state has one level 1 heading and is announced', () => {
    for (const status of Object.keys(activationLabels) as ActivationStatus[]) {
      // Without script the browser shows what stands in `noscript` instead.
      const html = render(status).replace(/<noscript.*<\/noscript>/, '');
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/role="status".*<h1/);
    }
  });
});
