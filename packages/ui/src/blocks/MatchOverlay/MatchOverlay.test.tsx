import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { matchProps, newLikeProps, stressMatchProps } from './MatchOverlay.fixtures.ts';
import type { MatchOverlayProps } from './MatchOverlay.types.ts';
import { MatchScene } from './MatchScene.tsx';

const render = (props: MatchOverlayProps): string =>
  renderToStaticMarkup(<MatchScene {...props} titleId="title" whoId="who" />);

const element = (html: string, id: string): string =>
  new RegExp(`<(h2|p)[^>]*id="${id}"[^>]*>(.*?)</\\1>`).exec(html)?.[2] ?? '';

describe('MatchOverlay', () => {
  test('[K02] the first thing in it is the button that closes it', () => {
    expect(render(matchProps)).toMatch(/^<div[^>]*><button type="button"[^>]*aria-label="Close"/);
  });

  test('[K02] it leads to the conversation and to the profile', () => {
    const html = render(matchProps);
    expect(html).toMatch(/<a [^>]*href="\/members\/anna\/chat"/);
    // Of a match the card is the link, as everywhere.
    expect(element(html, 'who')).toMatch(
      /^<a [^>]*href="\/members\/anna"[^>]*><span><bdi>Anna<\/bdi>, 35</,
    );
    expect(render(newLikeProps).match(/<a /g)).toHaveLength(1);
  });

  test('[K05] first lines stand before the way to write, as buttons; without any there is no empty list', () => {
    const html = render(matchProps);
    const list = /<ul[^>]*aria-label="First lines">(.*?)<\/ul>/.exec(html);
    expect(list?.[1]?.match(/<button type="button"/g)).toHaveLength(matchProps.openers.length);
    expect(html.indexOf('<ul')).toBeLessThan(html.indexOf(matchProps.labels.message));
    expect(render(newLikeProps)).not.toContain('<ul');
    expect(render({ ...matchProps, openers: [] })).not.toContain('<ul');
  });

  test('[P03] the label of the profile is part of what names the overlay and describes its links', () => {
    expect(element(render(matchProps), 'who')).toContain('Demo profile');
    expect(element(render(stressMatchProps), 'who')).toContain('Kuvitteellinen käyttäjäprofiili');
    expect(render(matchProps).match(/aria-describedby="who"/g)).toHaveLength(1);
    expect(render(newLikeProps).match(/aria-describedby="who"/g)).toHaveLength(1);
    // No brand can turn it off: without its word the kind itself is shown.
    const labels = { ...matchProps.labels, kind: undefined };
    expect(element(render({ ...matchProps, labels }), 'who')).toContain('demo');
  });

  test('a member of flesh and blood has no label', () => {
    expect(element(render(newLikeProps), 'who')).toBe('<span><bdi>Anna</bdi>, 35</span> ');
  });

  test('without a photo there is the initial on the folds, and no word about what is missing', () => {
    const html = render(stressMatchProps);
    expect(html).not.toContain('<img');
    expect(html).toMatch(/aria-hidden="true">M</);
    expect(html).not.toContain(stressMatchProps.labels.photo);
  });
});
