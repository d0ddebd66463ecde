import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { limitMessage, swipeLabels, swipeProfiles } from './SwipeDeck.fixtures.ts';
import { SwipeDeck } from './SwipeDeck.tsx';

const frame = { likesPerDay: 4, onDecide: () => {}, onUndo: () => {}, labels: swipeLabels };

const ready = (
  profiles = [...swipeProfiles],
  lastPassed: { id: string; name: string } | null = null,
) =>
  renderToStaticMarkup(
    <SwipeDeck
      {...frame}
      status="ready"
      profiles={profiles}
      likesLeft={3}
      lastPassed={lastPassed}
      profileHref={(id) => `/members/${id}`}
    />,
  );

describe('SwipeDeck', () => {
  test('[K03] everything a drag can do, a button can do, named by whom it is about', () => {
    const html = ready();
    expect(html).toContain('aria-label="Like Anna"');
    expect(html).toContain('aria-label="Pass on Anna"');
    expect(html).toMatch(
      /<a [^>]*aria-label="View profile of Anna"[^>]*href="\/members\/anna"|<a [^>]*href="\/members\/anna"[^>]*aria-label="View profile of Anna"/,
    );
  });

  test('[K03] the deck is a group whose name says whose profile is on top and how many likes are left', () => {
    expect(ready()).toMatch(
      /role="group" tabindex="0" aria-label="Anna, 34, Demo profile" aria-describedby="([^"]+)".*<p [^>]*id="\1">Keys:/,
    );
  });

  test('[P03] the kind of a profile that is not a real member’s stands on its card', () => {
    expect(ready()).toMatch(/<h2 [^>]*>.*Anna.*Demo profile.*<\/h2>/);
    expect(ready(swipeProfiles.slice(2, 3))).toMatch(
      /<h2 [^>]*>.*Clara.*Fictional profile.*<\/h2>/,
    );
    // Without a photo: the initial on the folds, and never a word about what is not there.
    expect(ready(swipeProfiles.slice(2, 3))).toMatch(/<span [^>]*aria-hidden="true">C<\/span>/);
  });

  test('at most three cards at rest, and only the top one can be reached', () => {
    expect(ready().match(/<article /g)).toHaveLength(3);
    expect(ready().match(/<article [^>]*inert=""[^>]*aria-hidden="true"/g)).toHaveLength(2);
    expect(ready(swipeProfiles.slice(3)).match(/<article /g)).toHaveLength(1);
  });

  test('bringing back is offered only after a pass', () => {
    expect(ready()).not.toContain('Bring back');
    expect(ready([...swipeProfiles], { id: 'x', name: 'Xan' })).toContain(
      'aria-label="Bring back Xan"',
    );
  });

  test('[K03] 4 likes a day, then says when more: words of the server’s time, and nothing to press in vain', () => {
    const html = renderToStaticMarkup(
      <SwipeDeck {...frame} status="limit" message={limitMessage} likesLeft={0} />,
    );
    expect(html).toContain('0 of 4 likes left');
    expect(html).toContain('You get 4 new likes tomorrow at 9:12.');
    expect(html).not.toContain('<button');
    expect(html).not.toContain('role="group"');
  });

  test('while loading it says so, and at rest it is silent', () => {
    const loading = renderToStaticMarkup(<SwipeDeck {...frame} status="loading" likesLeft={4} />);
    expect(loading).toMatch(/role="status">Looking for profiles</);
    expect(ready()).toMatch(/role="status"><\/span>/);
  });
});
