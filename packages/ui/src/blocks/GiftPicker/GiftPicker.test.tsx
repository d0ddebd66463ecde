import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { gifts, giftPickerLabels } from './GiftPicker.fixtures.ts';
import { GiftPicker } from './GiftPicker.tsx';
import type { GiftPickerProps } from './GiftPicker.types.ts';

const render = (more: Partial<GiftPickerProps> = {}): string =>
  renderToStaticMarkup(
    <GiftPicker
      gifts={gifts}
      credits="You have 60 credits."
      onSend={() => undefined}
      labels={giftPickerLabels}
      {...more}
    />,
  );

describe('GiftPicker', () => {
  test('[C07] every gift is a choice with its cost in credits, and the first that can be paid is chosen', () => {
    const html = render();
    expect(html.match(/type="radio"/g)).toHaveLength(gifts.length);
    expect(html).toContain('>15 credits<');
    expect(html).not.toContain('€');
    expect(html.match(/ checked/g)).toHaveLength(1);
    expect(html).toContain('Go on: </span>A rose · 15 credits');
  });

  test('[B06] credits and money stand side by side on the button that pays', () => {
    expect(render({ defaultGift: 'rose' }).match(/€/g)).toHaveLength(1);
    expect(render({ defaultGift: 'rose' })).toContain('Send for 15 credits, € 1.65');
  });

  test('[C02] without the credits nothing can be sent', () => {
    const html = render({ defaultGift: 'bouquet' });
    expect(html).toContain('You have too few credits for it.');
    expect(html).toContain('90 credits, € 9.90');
    expect(html).not.toContain('Send for');
  });

  test('[C02] who can pay none is told so beside the gifts, with nothing to go on to', () => {
    const poor = gifts.map((gift) => ({ ...gift, isAffordable: false }));
    const html = render({ gifts: poor, action: <a href="/credits">Buy credits</a> });
    expect(html).toContain('You have too few credits for it.');
    expect(html).toContain('href="/credits"');
    expect(html).not.toContain('<button');
    expect(html).not.toContain(' checked');
  });

  test('[B03] while one is on its way no other can be chosen', () => {
    expect(render({ defaultGift: 'rose' })).toContain('Choose another');
    expect(render({ defaultGift: 'rose', isPending: true })).not.toContain('Choose another');
  });
});
