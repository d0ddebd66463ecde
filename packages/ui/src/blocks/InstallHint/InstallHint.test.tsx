import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { installHintLabels } from './InstallHint.fixtures.ts';
import { InstallHint } from './InstallHint.tsx';

const render = (platform: 'android' | 'ios'): string =>
  renderToStaticMarkup(
    <InstallHint platform={platform} onDismiss={() => undefined} labels={installHintLabels} />,
  );

describe('InstallHint', () => {
  test('[N05] where the browser can install there is a button, and no steps', () => {
    expect(render('android')).toContain('>Install<');
    expect(render('android')).not.toContain('<ol');
  });

  test('[N05] where it is done by hand there are three steps in order, and no button that does nothing', () => {
    const html = render('ios');
    expect(html).not.toContain('>Install<');
    const steps = [...html.matchAll(/<li [^>]*><span[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(steps).toEqual([
      'Press &quot;Share&quot; in the bar of Safari.',
      'Choose &quot;Add to Home Screen&quot;.',
      'Press &quot;Add&quot;.',
    ]);
  });

  test('[N03] can be hidden', () => {
    expect(render('ios')).toContain('aria-label="Hide this hint"');
  });
});
