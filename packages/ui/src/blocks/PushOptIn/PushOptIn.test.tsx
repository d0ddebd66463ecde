import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pushOptInLabels } from './PushOptIn.fixtures.ts';
import { PushOptIn } from './PushOptIn.tsx';
import type { PushOptInState } from './PushOptIn.types.ts';

const render = (state: PushOptInState): string =>
  renderToStaticMarkup(
    <PushOptIn
      state={state}
      onEnable={() => undefined}
      onDismiss={() => undefined}
      labels={pushOptInLabels}
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

  test('[N03] what came of it is announced and can be hidden', () => {
    for (const state of ['subscribed', 'denied'] as const) {
      expect(render(state)).toContain('role="status"');
      expect(render(state)).toContain('aria-label="Hide this notice"');
    }
  });
});
