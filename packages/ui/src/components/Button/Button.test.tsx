import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  test('is a native button that sends no form unless asked to', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toMatch(
      /^<button type="button" class="[^"]+"><span class="[^"]+"><span class="[^"]+">Save<\/span><\/span><\/button>$/,
    );
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  test('while pending it keeps its words and focus, says so, and is never natively disabled', () => {
    const html = renderToStaticMarkup(
      <Button isPending pendingLabel="Saving">
        Save
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
    expect(html).toMatch(/<button.*>Save<.*<\/button><span[^>]*role="status"[^>]*>Saving<\/span>$/);
  });

  test('at rest its pending words are silent', () => {
    const html = renderToStaticMarkup(<Button pendingLabel="Saving">Save</Button>);
    expect(html).not.toContain('Saving');
    expect(html).not.toContain('aria-disabled');
  });

  test('every variant, tone and size has its own look', () => {
    const looks = new Set<string>();
    for (const variant of ['solid', 'soft', 'outline', 'ghost'] as const) {
      for (const tone of [
        'primary',
        'secondary',
        'success',
        'danger',
        'premium',
        'neutral',
      ] as const) {
        for (const size of ['sm', 'md', 'lg'] as const) {
          const html = renderToStaticMarkup(
            <Button variant={variant} tone={tone} size={size}>
              Go
            </Button>,
          );
          looks.add(/class="([^"]+)"/.exec(html)?.[1] ?? '');
        }
      }
    }
    expect(looks.size).toBe(4 * 6 * 3);
  });
});
