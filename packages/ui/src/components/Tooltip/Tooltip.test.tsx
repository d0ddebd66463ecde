import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

test('the button has its name without the tooltip, which is not there until it is asked for', () => {
  const html = renderToStaticMarkup(
    <Tooltip label="Send a gift" icon={<svg />}>
      Costs 5 credits
    </Tooltip>,
  );
  expect(html).toMatch(/<button[^>]*aria-label="Send a gift"/);
  expect(html).not.toContain('Costs');
});
