import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RadioCards } from './RadioCards.tsx';
import type { RadioCardsProps } from './RadioCards.tsx';

const render = (props: Partial<RadioCardsProps> = {}): string =>
  renderToStaticMarkup(
    <RadioCards
      id="q"
      label="Choose"
      name="choice"
      cards={[
        { value: 'a', title: 'First', aside: '€ 1', details: 'Facts' },
        { value: 'b', title: 'Second', action: <button type="button">Remove</button> },
      ]}
      {...props}
    />,
  );

describe('RadioCards', () => {
  test('is a named group of native radio buttons that share a name', () => {
    const html = render();
    expect(html).toMatch(/<fieldset[^>]*role="radiogroup"/);
    expect(html).toMatch(/<legend[^>]*>Choose</);
    expect(html.match(/<input (?=[^>]*type="radio")(?=[^>]*name="choice")/g)).toHaveLength(2);
  });

  test('nothing is chosen unless said', () => {
    expect(render()).not.toContain('checked=""');
    expect(render({ defaultValue: 'b' }).match(/checked=""/g)).toHaveLength(1);
  });

  test('title and aside are the name, the details the description', () => {
    const html = render();
    expect(html).toContain('aria-labelledby="q-a-title q-a-aside" aria-describedby="q-a-details"');
    expect(html).toMatch(/aria-labelledby="q-b-title"(?! aria-describedby)/);
    expect(html).toMatch(/id="q-a-aside">€ 1</);
  });

  test('what is pressed by itself stands outside the label', () => {
    for (const [, label] of render().matchAll(/<label[^>]*>(.*?)<\/label>/g)) {
      expect(label).not.toContain('<button');
    }
  });

  test('its error is tied to the group', () => {
    expect(render({ error: 'Choose one.' })).toMatch(
      /<fieldset[^>]*aria-describedby="q-error" aria-invalid="true"/,
    );
  });
});
