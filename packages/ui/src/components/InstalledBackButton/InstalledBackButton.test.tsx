import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InstalledBackButton } from './InstalledBackButton.tsx';

const render = (isShown: boolean): string =>
  renderToStaticMarkup(
    <InstalledBackButton isShown={isShown} label="Back" onPress={() => undefined} />,
  );

describe('InstalledBackButton', () => {
  test('[V16] a back button shows only in installed-app display mode, with history', () => {
    expect(render(false)).toBe('');
    expect(render(true)).toMatch(/^<button type="button"[^>]*aria-label="Back"/);
  });
});
