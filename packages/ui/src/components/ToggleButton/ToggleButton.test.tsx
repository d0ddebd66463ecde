import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ToggleButton } from './ToggleButton.tsx';

const icons = { icon: <i>off</i>, selectedIcon: <i>on</i> };

describe('ToggleButton', () => {
  test('says on or off by its pressed state and another icon, its name staying the same', () => {
    const off = renderToStaticMarkup(<ToggleButton label="Like" isSelected={false} {...icons} />);
    const on = renderToStaticMarkup(<ToggleButton label="Like" isSelected {...icons} />);
    expect(off).toMatch(/aria-pressed="false"[^>]*><i>off<\/i>Like</);
    expect(on).toMatch(/aria-pressed="true"[^>]*><i>on<\/i>Like</);
  });

  test('as an icon alone its label is its name', () => {
    const html = renderToStaticMarkup(
      <ToggleButton label="Like Anna" isSelected={false} isIconOnly {...icons} />,
    );
    expect(html).toContain('aria-label="Like Anna"');
    expect(html).not.toMatch(/>Like Anna</);
  });

  test('shorter visible words leave the fuller label as its name', () => {
    const html = renderToStaticMarkup(
      <ToggleButton label="Like Anna" isSelected={false}>
        Like
      </ToggleButton>,
    );
    expect(html).toMatch(/aria-label="Like Anna"[^>]*>Like</);
  });
});
