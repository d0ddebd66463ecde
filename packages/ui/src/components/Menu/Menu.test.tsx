import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Menu } from './Menu.tsx';

const items = [{ id: 'block', label: 'Block' }];

describe('Menu', () => {
  test('its trigger says that it opens a menu and that it is closed', () => {
    const html = renderToStaticMarkup(<Menu label="More" items={items} />);
    expect(html).toMatch(/<button[^>]*aria-haspopup="true"/);
    expect(html).toMatch(/<button[^>]*aria-expanded="false"/);
  });

  test('a trigger that is only an icon takes the label as its name', () => {
    expect(renderToStaticMarkup(<Menu label="More" triggerIcon={<svg />} items={items} />)).toMatch(
      /<button[^>]*aria-label="More"/,
    );
    expect(renderToStaticMarkup(<Menu label="More" items={items} />)).not.toContain('aria-label=');
  });
});
