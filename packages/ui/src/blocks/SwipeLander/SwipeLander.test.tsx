import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { swipeLanderProps } from './SwipeLander.fixtures.ts';
import { SwipeLander } from './SwipeLander.tsx';

describe('SwipeLander', () => {
  const html = renderToStaticMarkup(<SwipeLander {...swipeLanderProps} />);

  test('[L02] swipe a few sample profiles, each marked as one', () => {
    expect(html).toMatch(/role="group"[^>]*aria-label="Anna, 34, Demo profile"/);
    expect(html).not.toContain('likes left');
  });

  test('[L02] then sign up: the form is there from the start, also without script', () => {
    expect(html).toMatch(/<form [^>]*action="\/signup"/);
  });

  test('[L02] after the last sample it leads to the form', () => {
    const done = renderToStaticMarkup(<SwipeLander {...swipeLanderProps} profiles={[]} />);
    const target = /<a [^>]*href="#([^"]+)"/.exec(done)?.[1];
    expect(target).toBeDefined();
    expect(done).toContain(`id="${target}"`);
    expect(done).toContain('That is how it works');
  });
});
