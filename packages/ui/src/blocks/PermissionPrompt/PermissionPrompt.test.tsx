import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { permissionLabels } from './PermissionPrompt.fixtures.ts';
import { PermissionPrompt } from './PermissionPrompt.tsx';
import type { PermissionPromptProps } from './PermissionPrompt.types.ts';

const render = (props: Partial<PermissionPromptProps> = {}): string =>
  renderToStaticMarkup(
    <PermissionPrompt
      permission="location"
      onAllow={() => undefined}
      onNotNow={() => undefined}
      labels={permissionLabels.location}
      {...props}
    />,
  );

describe('PermissionPrompt', () => {
  test('is a region named by what the permission is for', () => {
    const html = render();
    const id = /<section aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toMatch(new RegExp(`<h2 [^>]*id="${id}"[^>]*>Show members near you</h2>`));
  });

  test('[N04] refusing here is as near as going on', () => {
    const buttons = [...render().matchAll(/<button [^>]*class="([^"]+)"/g)].map(([, look]) => look);
    expect(buttons).toHaveLength(2);
    expect(new Set(buttons).size).toBe(1);
  });

  test('once the browser has refused there is no button left that could not work', () => {
    const html = render({ state: 'denied' });
    expect(html).not.toContain('<button');
    expect(html).toMatch(/role="status"[^>]*>.*choose your region from the list/);
  });
});
