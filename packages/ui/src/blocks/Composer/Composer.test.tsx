import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { composerArgs } from './Composer.fixtures.ts';
import { Composer } from './Composer.tsx';

const render = (props: Partial<Parameters<typeof Composer>[0]> = {}): string =>
  renderToStaticMarkup(<Composer {...composerArgs} {...props} />);

describe('Composer', () => {
  test('[C02] what a message costs stands beside the field before it is sent', () => {
    const html = render();
    const id = /aria-describedby="([^" ]+)"/.exec(html)?.[1];
    expect(html).toContain(`<span id="${id}">10 credits a message; you have 40</span>`);
  });

  test('[C02] the counter appears near the end, and says by how much a text is too long', () => {
    expect(render({ value: 'Hello' })).not.toContain('characters');
    expect(render({ value: 'x'.repeat(450) })).toContain('450 of 500 characters');
    const html = render({ value: 'x'.repeat(512) });
    expect(html).toContain('Too long by 12 characters');
    expect(html).toContain('aria-invalid="true"');
  });

  test('a notice takes the place of the field', () => {
    const html = render({ notice: 'Confirm your e-mail address' });
    expect(html).toContain('Confirm your e-mail address');
    expect(html).not.toContain('<textarea');
  });
});
