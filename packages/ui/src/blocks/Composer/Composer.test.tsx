import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WarningIcon } from '../../primitives/Icon/index.ts';
import { composerArgs } from './Composer.fixtures.ts';
import { Composer } from './Composer.tsx';

const render = (props: Partial<Parameters<typeof Composer>[0]> = {}): string =>
  renderToStaticMarkup(<Composer {...composerArgs} {...props} />);

describe('Composer', () => {
  test('[C02] what a message costs stands beside the field before it is sent', () => {
    const html = render();
    const id = /aria-describedby="([^" ]+)/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${id}"><span [^>]*>10 credits a message</span></span>`));
    expect(html).toMatch(/<a [^>]*href="#credits"[^>]*>.*4 messages left<\/a>/);
  });

  test('[C02] few messages left are told by a shape, too: the chip has the sign that warns', () => {
    const chip = (isLow: boolean): string =>
      /<a [^>]*href="#credits"[^>]*>(.*?)<\/a>/.exec(
        render({ balance: { label: '1 message left', href: '#credits', isLow } }),
      )?.[1] ?? '';
    const warning = renderToStaticMarkup(<WarningIcon size="sm" />);
    expect([chip(false).includes(warning), chip(true).includes(warning)]).toEqual([false, true]);
  });

  test('[C02] what it costs at least is a part of its own, so that the line breaks between the two', () => {
    const html = render({
      labels: { ...composerArgs.labels, cost: '10 credits a message · at least €1.25' },
    });
    expect(html).toMatch(
      />10 credits a message<\/span><span [^>]*><span [^>]*> · <\/span>at least €1.25<\/span>/,
    );
  });

  test('[C02] the counter appears near the end, and says by how much a text is too long', () => {
    expect(render({ value: 'Hello' })).not.toContain('characters');
    expect(render({ value: 'x'.repeat(450) })).toContain('450 of 500 characters');
    const html = render({ value: 'x'.repeat(512) });
    expect(html).toContain('Too long by 12 characters');
    expect(html).toContain('aria-invalid="true"');
    // Said once.
    expect(html).not.toContain('of 500 characters');
  });

  test('[C02] an emoji counts as the one character that the server counts', () => {
    expect(render({ value: '😀'.repeat(450) })).toContain('450 of 500 characters');
    expect(render({ value: '😀'.repeat(500) })).not.toContain('Too long');
    expect(render({ value: '😀'.repeat(501) })).toContain('Too long by 1 characters');
  });

  test('[B02] what a member should know before sending is read out with the field', () => {
    const html = render({ limitNote: '2 more today', warning: 'A phone number' });
    const ids = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const said = ids.map((id) =>
      new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|span|a)>`)
        .exec(html)?.[1]
        ?.replaceAll(/<[^>]+>/g, ''),
    );
    expect(said).toEqual([
      '2 more today',
      'A phone number',
      '10 credits a message',
      '4 messages left',
    ]);
  });

  test('[C06] [C07] GIFs and gifts have a button only where there is something behind it', () => {
    expect(render()).not.toContain('Choose a GIF');
    const html = render({ onGif: () => {}, onGift: () => {} });
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-label="Choose a GIF"/);
    expect(html).toContain('aria-label="Give a gift"');
  });

  test('[B03] while a message is on its way the next waits, and the button says so', () => {
    const html = render({ value: 'Hello', isSending: true });
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
    expect(html).toMatch(/role="status">Sending</);
  });

  test('a notice takes the place of the field', () => {
    const html = render({ notice: 'Confirm your e-mail address' });
    expect(html).toContain('Confirm your e-mail address');
    expect(html).not.toContain('<textarea');
  });

  test('[B10] what was written stays to be read and discarded where it cannot be sent', () => {
    const html = render({ notice: 'This member is no longer here', value: 'I wanted to ask you' });
    expect(html).toMatch(/<textarea[^>]*readOnly=""[^>]*>I wanted to ask you<\/textarea>/);
    expect(html).toContain('aria-label="Discard"');
    expect(html).not.toContain('type="submit"');
  });
});
