import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Outcome } from './Outcome.tsx';

describe('Outcome', () => {
  test('its heading can take the focus, and its facts are terms with values', () => {
    const html = renderToStaticMarkup(
      <Outcome title="Received" facts={[{ term: 'Reference', value: 'C-1' }]} />,
    );
    expect(html).toMatch(/<h1 [^>]*tabindex="-1"[^>]*>Received<\/h1>/);
    expect(html).toMatch(/<dt[^>]*>Reference<\/dt><dd[^>]*>C-1<\/dd>/);
  });

  test('each tone has its own icon, so that it is not told by hue alone', () => {
    const drawings = (['success', 'info', 'warning', 'danger'] as const).map(
      (tone) =>
        /<path d="([^"]+)"/.exec(renderToStaticMarkup(<Outcome tone={tone} title="x" />))?.[1],
    );
    expect(new Set(drawings).size).toBe(4);
  });

  test('a moment shows the drawing it was given, which is decoration beside the words', () => {
    const html = renderToStaticMarkup(<Outcome isMoment icon={<i>rose</i>} title="Given" />);
    expect(html).toMatch(/aria-hidden="true"><i>rose<\/i><\/span>.*<h1[^>]*>Given/);
  });

  test('without facts and actions there is no empty list', () => {
    expect(renderToStaticMarkup(<Outcome title="Received" />)).not.toContain('<dl');
  });
});
