import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { disclaimerParagraphs } from './Disclaimer.fixtures.ts';
import { Disclaimer } from './Disclaimer.tsx';

test('[V09] the disclaimer is a named region with one paragraph per text', () => {
  const html = renderToStaticMarkup(
    <Disclaimer title="Good to know" paragraphs={disclaimerParagraphs} />,
  );
  expect(html).toMatch(/<section [^>]*aria-label="Good to know"/);
  for (const text of disclaimerParagraphs) expect(html).toContain(`>${text}</p>`);
});
