import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

test('its button says that it opens a dialog and that it is closed; nothing of the panel is in the page', () => {
  const html = renderToStaticMarkup(
    <Popover label="Why?" triggerIcon={<svg />} title="Why it costs">
      Because
    </Popover>,
  );
  expect(html).toMatch(/<button[^>]*aria-label="Why\?"/);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"/);
  expect(html).not.toContain('Because');
});
