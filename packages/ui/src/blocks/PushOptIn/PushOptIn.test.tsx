import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pushOptInLabels } from './PushOptIn.fixtures.ts';
import { PushOptIn } from './PushOptIn.tsx';
import type { PushOptInProps, PushOptInState } from './PushOptIn.types.ts';

const render = (state: PushOptInState, more: Partial<PushOptInProps> = {}): string =>
  renderToStaticMarkup(
    <PushOptIn
      state={state}
      onEnable={() => undefined}
      onDismiss={() => undefined}
      labels={pushOptInLabels}
      {...more}
    />,
  );

describe('PushOptIn', () => {
  test.each(['prompt', 'expired'] as const)(
    '[N02] %s: offers to turn it on, and not to',
    (state) => {
      const html = render(state);
      expect(html).toContain('>Turn on<');
      expect(html).toContain('>Not now<');
    },
  );

  test('[N02] while the browser asks it says so and cannot be pressed again', () => {
    const html = render('subscribing');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('Your browser is asking you');
  });

  test('[N02] denied: no button that could not work, but how to allow it again', () => {
    const html = render('denied');
    expect(html).not.toContain('>Turn on<');
    expect(html.match(/<li>/g)).toHaveLength(pushOptInLabels.steps.length);
  });

  test('[N02] failed: says why where that is known, is announced, and can be tried again', () => {
    expect(render('failed')).toContain(pushOptInLabels.failed.text);
    const html = render('failed', { reason: 'There is no connection.' });
    expect(html).toContain('There is no connection.');
    expect(html).not.toContain(pushOptInLabels.failed.text);
    expect(html).toContain('role="status"');
    expect(html).toMatch(/<button .*?Try again/);
    expect(html).toContain('Not now');
  });

  test('[N02] it can be turned off here where the caller says how, and once more after a failure', () => {
    const onDisable = (): void => undefined;
    expect(render('subscribed')).not.toContain('Turn off');
    expect(render('subscribed', { onDisable })).toMatch(/<button .*?Turn off/);
    expect(render('unsubscribing', { onDisable })).toContain('aria-disabled="true"');
    const html = render('notTurnedOff', { onDisable, reason: 'The push service is out of reach.' });
    expect(html).toContain('Notifications are still on');
    expect(html).toContain('The push service is out of reach.');
    expect(html).toMatch(/<button .*?Try again/);
  });

  test('[N03] what came of it is announced and can be hidden', () => {
    for (const state of ['subscribed', 'denied'] as const) {
      expect(render(state)).toContain('role="status"');
      expect(render(state)).toContain('aria-label="Hide this notice"');
    }
  });
});
