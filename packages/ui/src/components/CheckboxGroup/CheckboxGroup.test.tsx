import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'coffee', label: 'Coffee' },
  { value: 'beach', label: 'The beach' },
];

describe('CheckboxGroup', () => {
  test.each(['plain', 'tile', 'chip'] as const)(
    '%s: a named group of labelled checkboxes, the chosen ones checked',
    (appearance) => {
      const html = renderToStaticMarkup(
        <CheckboxGroup
          label="Interests"
          name="interests"
          appearance={appearance}
          options={options}
          value={['beach']}
        />,
      );
      expect(html).toMatch(/^<fieldset[^>]*>\s*<legend[^>]*>Interests</);
      expect(html.match(/<label[^>]*><input[^>]*type="checkbox" name="interests"/g)).toHaveLength(
        2,
      );
      expect(html.match(/checked=""/g)).toHaveLength(1);
      expect(html).toMatch(/<input[^>]*value="beach"[^>]*checked=""|checked=""[^>]*value="beach"/);
    },
  );
});
