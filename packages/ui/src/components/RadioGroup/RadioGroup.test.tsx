import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'male', label: 'A man' },
  { value: 'female', label: 'A woman', description: 'She' },
];

describe('RadioGroup', () => {
  test('is a named group of radio buttons that share a name, the chosen one checked', () => {
    const html = renderToStaticMarkup(
      <RadioGroup label="I am" name="gender" options={options} defaultValue="female" />,
    );
    expect(html).toMatch(/<fieldset[^>]*role="radiogroup"/);
    expect(html).toMatch(/<legend[^>]*>I am</);
    expect(html.match(/type="radio" name="gender"/g)).toHaveLength(2);
    expect(html).toMatch(/checked=""[^>]*value="female"|value="female"[^>]*checked=""/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  test('without a name the buttons still belong together', () => {
    const html = renderToStaticMarkup(<RadioGroup label="I am" options={options} />);
    const names = [...html.matchAll(/type="radio" name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test('its error is tied to the group', () => {
    const html = renderToStaticMarkup(
      <RadioGroup id="g" label="I am" options={options} error="Choose one." />,
    );
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="g-error" aria-invalid="true"/);
  });
});
