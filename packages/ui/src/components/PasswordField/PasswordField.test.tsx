import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const labels = { show: 'Show password', hide: 'Hide password' };

describe('PasswordField', () => {
  test('is hidden at first, with a named button for it that sends nothing', () => {
    const html = renderToStaticMarkup(
      <PasswordField id="pw" label="Password" labels={labels} autoComplete="new-password" />,
    );
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(html).toContain('autoComplete="new-password"');
    expect(html).toMatch(
      /<button[^>]*aria-controls="pw"[^>]*type="button"[^>]*aria-label="Show password"/,
    );
  });

  test('its error is tied to it', () => {
    const html = renderToStaticMarkup(
      <PasswordField
        id="pw"
        label="Password"
        labels={labels}
        autoComplete="new-password"
        error="At least 8 characters."
      />,
    );
    expect(html).toContain('aria-describedby="pw-error"');
    expect(html).toContain('aria-invalid="true"');
  });
});
