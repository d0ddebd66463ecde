import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { AloneTonightHero } from './AloneTonight/index.ts';
import { campaignPeople, campaignPeopleProps, campaignProps } from './CampaignHero.fixtures.ts';
import { CollageHero } from './Collage/index.ts';
import { GalleryHero } from './Gallery/index.ts';
import { campaignInterests } from './Icons/IconsHero.fixtures.ts';
import { IconsHero } from './Icons/index.ts';
import { MapHero } from './Map/index.ts';
import { SocialNetworkHero } from './SocialNetwork/index.ts';
import { TransitionsHero } from './Transitions/index.ts';
import { VideoHero } from './Video/index.ts';

const moving = { ...campaignProps, pauseLabel: 'Stop the animation' };

const withPeople: readonly (readonly [string, ReactElement])[] = [
  ['collagelanding', <CollageHero key="collage" {...campaignPeopleProps} />],
  ['gallery', <GalleryHero key="gallery" {...campaignPeopleProps} />],
  ['maplanding', <MapHero key="map" {...campaignPeopleProps} mapNote="A drawn map." />],
  [
    'socialnetwork',
    <SocialNetworkHero key="social" {...campaignPeopleProps} aboutLabel="From the profile" />,
  ],
];

const withScene: readonly (readonly [string, ReactElement])[] = [
  ['video', <VideoHero key="video" {...moving} />],
  [
    'transitionsvideolanding',
    <TransitionsHero key="transitions" {...moving} steps={['One', 'Two', 'Three', 'Four']} />,
  ],
];

const all: readonly (readonly [string, ReactElement])[] = [
  ['alonetonight', <AloneTonightHero key="alone" {...campaignProps} />],
  [
    'iconslanding',
    <IconsHero
      key="icons"
      {...campaignProps}
      interests={campaignInterests}
      interestsLabel="Interests"
    />,
  ],
  ...withPeople,
  ...withScene,
];

const occurrences = (html: string, words: string): number => html.split(words).length - 1;

describe('the heroes of the campaign landing pages', () => {
  test.each(withPeople)(
    '[L01] %s: photos that a phone has no place for wait for theirs',
    (_, hero) => {
      const html = renderToStaticMarkup(hero);
      const eager = [...html.matchAll(/loading="eager"/g)];
      expect(eager.length).toBeLessThanOrEqual(3);
      expect(html.lastIndexOf('loading="eager"')).toBeLessThan(html.indexOf('loading="lazy"'));
    },
  );

  test.each(all)(
    '[L01] %s: one heading, its text, its facts and sign-up, on the server',
    (_, hero) => {
      const html = renderToStaticMarkup(hero);
      expect(html.match(/<h1 /g)).toHaveLength(1);
      expect(html).toContain(campaignProps.labels.lead);
      for (const fact of campaignProps.facts ?? []) expect(html).toContain(fact);
      expect(html).toMatch(/<form [^>]*action="\/signup"/);
      // The content security policy would refuse it.
      expect(html).not.toContain(' style="');
    },
  );

  test('[L01] each is its own design', () => {
    const classes = all.map(
      ([, hero]) => /<section class="[^"]* ([^"]+)"/.exec(renderToStaticMarkup(hero))?.[1],
    );
    expect(new Set(classes).size).toBe(8);
  });

  test.each(withPeople)('[P03] %s: the kind of every profile stands on it in words', (_, hero) => {
    const html = renderToStaticMarkup(hero);
    expect(occurrences(html, '>Demo profile<')).toBe(
      campaignPeople.filter(({ kind }) => kind === 'demo').length,
    );
    expect(occurrences(html, '>Fictional profile<')).toBe(1);
    expect(html).toContain('aria-label="Demo profiles"');
  });

  test.each(withScene)('%s: what moves can be stopped without script (WCAG 2.2.2)', (_, hero) => {
    const html = renderToStaticMarkup(hero);
    expect(html).toMatch(
      /<label [^>]*><input [^>]*type="checkbox"\/>.*Stop the animation<\/span><\/label>/,
    );
  });

  test('the steps of the drawn scenes are all there in words', () => {
    const html = renderToStaticMarkup(withScene[1]?.[1] ?? null);
    for (const step of ['One', 'Two', 'Three', 'Four']) expect(html).toContain(`>${step}<`);
  });
});

test('folds are laid in the quiet pair, which every brand can tell apart, not in its two tints, which not every brand can', () => {
  const blocks = new URL('../', import.meta.url).pathname;
  const raw = globSync('**/*.css.ts', { cwd: blocks }).filter((file) =>
    /fold\('[^']*', \w+\.soft|\.soft\} 99/.test(readFileSync(`${blocks}${file}`, 'utf8')),
  );
  expect(raw).toEqual([]);
});
