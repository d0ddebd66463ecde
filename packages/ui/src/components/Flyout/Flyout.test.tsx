import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Flyout } from './Flyout.tsx';
import { FlyoutChoice, FlyoutLink, FlyoutList } from './FlyoutItem.tsx';

describe('Flyout', () => {
  test('opens without script: the button names the panel it opens', () => {
    const html = renderToStaticMarkup(
      <Flyout trigger="Account" label="Account">
        <FlyoutList>
          <FlyoutLink href="/profile" isCurrent>
            My profile
          </FlyoutLink>
        </FlyoutList>
      </Flyout>,
    );
    const id = /popoverTarget="([^"]+)"/i.exec(html)?.[1] ?? '';
    expect(html).toContain(`<div id="${id}" popover="auto" role="group" aria-label="Account"`);
    expect(html).toMatch(/<a href="\/profile"[^>]*aria-current="page"/);
  });

  test('a choice is a button that sends its value, and says which one is in force', () => {
    const html = renderToStaticMarkup(
      <FlyoutList>
        <FlyoutChoice name="language" value="nl" lang="nl" isCurrent>
          Nederlands
        </FlyoutChoice>
        <FlyoutChoice name="language" value="en" lang="en">
          English
        </FlyoutChoice>
      </FlyoutList>,
    );
    expect(html.match(/<button type="submit"/g)).toHaveLength(2);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});
