import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

describe('ProgressBar', () => {
  test('is a native progress with its label, its value and the words of it, heard once', () => {
    const html = renderToStaticMarkup(
      <ProgressBar label="Uploading" value={2} maximum={5} valueLabel="2 of 5 photos" />,
    );
    const id = /<progress id="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`for="${id}"`);
    expect(html).toMatch(/<progress[^>]*max="5" value="2" aria-valuetext="2 of 5 photos"/);
    expect(html).toMatch(/<span[^>]*aria-hidden="true">2 of 5 photos</);
    expect(html).not.toContain('style=');
  });

  test('without a value it claims none', () => {
    expect(renderToStaticMarkup(<ProgressBar label="Waiting" />)).not.toContain(' value=');
  });

  test.each([
    [-5, '0'],
    [130, '100'],
  ])('%i stays within the bar', (value, shown) => {
    expect(renderToStaticMarkup(<ProgressBar label="Uploading" value={value} />)).toContain(
      `value="${shown}"`,
    );
  });

  test('a hidden label is still the name', () => {
    const html = renderToStaticMarkup(<ProgressBar label="Uploading" isLabelHidden />);
    expect(html).toContain('aria-label="Uploading"');
    expect(html).not.toContain('<label');
  });
});
