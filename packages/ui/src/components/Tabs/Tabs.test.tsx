import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LinkTabs } from './LinkTabs.tsx';
import { linkTabs, someTabs } from './Tabs.fixtures.ts';
import { Tabs } from './Tabs.tsx';
import { tabForKey } from './keys.ts';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

describe('Tabs', () => {
  const html = renderToStaticMarkup(
    <Tabs label="Your profile" tabs={someTabs} defaultSelected="photos" />,
  );
  const tabs = html.match(/<button [^>]*role="tab"[^>]*>/g) ?? [];
  const panels = html.match(/<div role="tabpanel"[^>]*>/g) ?? [];

  test('each tab controls a panel, and each panel is named by its tab', () => {
    expect(tabs).toHaveLength(3);
    expect(tabs.map((tab) => attribute(tab, 'aria-controls'))).toEqual(
      panels.map((panel) => attribute(panel, 'id')),
    );
    expect(panels.map((panel) => attribute(panel, 'aria-labelledby'))).toEqual(
      tabs.map((tab) => attribute(tab, 'id')),
    );
  });

  test('one tab is selected and the only stop, and only its panel is shown', () => {
    expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(tabs.map((tab) => attribute(tab, 'tabindex'))).toEqual(['-1', '0', '-1']);
    expect(panels.map((panel) => panel.includes(' hidden'))).toEqual([true, false, true]);
  });

  test('the arrow keys go round, Home and End to the ends, other keys nowhere', () => {
    const ids = ['a', 'b', 'c'];
    expect(tabForKey('ArrowRight', ids, 'c')).toBe('a');
    expect(tabForKey('ArrowLeft', ids, 'a')).toBe('c');
    expect(tabForKey('ArrowLeft', ids, 'c')).toBe('b');
    expect(tabForKey('Home', ids, 'c')).toBe('a');
    expect(tabForKey('End', ids, 'a')).toBe('c');
    expect(tabForKey('Enter', ids, 'a')).toBeUndefined();
  });
});

describe('LinkTabs', () => {
  test('[K01] tabs that are pages are links in a named navigation, and the current one says so', () => {
    const html = renderToStaticMarkup(<LinkTabs label="Likes" tabs={linkTabs} current="given" />);
    expect(html).toMatch(/^<nav aria-label="Likes">/);
    expect(html).toMatch(/<a [^>]*href="\/given"[^>]*aria-current="page"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).not.toContain('role="tab"');
  });
});
