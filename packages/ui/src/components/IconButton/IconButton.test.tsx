import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CloseIcon } from '../../primitives/Icon/index.ts';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  test('its name is its label, and its icon is not read out', () => {
    const html = renderToStaticMarkup(
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>,
    );
    expect(html).toMatch(/^<button type="button"[^>]* aria-label="Close" title="Close"/);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('cannot be written without a label', () => {
    // @ts-expect-error The label is required by type.
    expect(renderToStaticMarkup(<IconButton>x</IconButton>)).not.toContain('aria-label');
  });

  test('while pending it keeps its focus: it says so and is not natively disabled', () => {
    const html = renderToStaticMarkup(
      <IconButton label="Send" isPending>
        x
      </IconButton>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
  });
});
