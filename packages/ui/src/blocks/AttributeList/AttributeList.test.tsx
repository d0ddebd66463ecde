import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AttributeList } from './AttributeList.tsx';

test('[P02] each attribute is a term with its value', () => {
  const html = renderToStaticMarkup(
    <AttributeList label="About Anna" items={[{ label: 'Eyes', value: 'Green' }]} />,
  );
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<dl aria-label="About Anna"><div><dt>Eyes</dt><dd>Green</dd></div></dl>',
  );
});
