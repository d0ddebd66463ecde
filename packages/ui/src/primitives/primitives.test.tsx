import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firstCharacter } from './firstCharacter.ts';
import { Container } from './Container/index.ts';
import { Grid } from './Grid/index.ts';
import { Heading } from './Heading/index.ts';
import * as icons from './Icon/index.ts';
import { Inline } from './Inline/index.ts';
import { InterestIcon } from './InterestIcon/index.ts';
import { interestPaths } from './InterestIcon/interestPaths.ts';
import { Stack } from './Stack/index.ts';
import { Text } from './Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden/index.ts';

describe('layout', () => {
  test.each([
    ['Stack', Stack],
    ['Inline', Inline],
    ['Grid', Grid],
  ] as const)('%s as a list keeps the role that a list without markers loses', (_name, Layout) => {
    expect(renderToStaticMarkup(<Layout as="ul">x</Layout>)).toMatch(/^<ul role="list"/);
    expect(renderToStaticMarkup(<Layout>x</Layout>)).toMatch(/^<div class=/);
  });

  test('another gap is another look', () => {
    const looks = [
      renderToStaticMarkup(<Stack gap="sm">x</Stack>),
      renderToStaticMarkup(<Stack gap="lg">x</Stack>),
      renderToStaticMarkup(<Stack>x</Stack>),
    ];
    expect(new Set(looks).size).toBe(3);
  });

  test('the main container can take the focus of the skip link', () => {
    const html = renderToStaticMarkup(
      <Container as="main" id="main">
        x
      </Container>,
    );
    expect(html).toMatch(/^<main[^>]*id="main" tabindex="-1"/);
  });
});

describe('text', () => {
  test.each([
    ['Zoë', 'Z'],
    ['e\u0301lodie', 'e\u0301'],
    ['🇳🇱 Noor', '🇳🇱'],
    ['👩‍👧 Anna', '👩‍👧'],
    ['नीता', 'नी'],
    ['', undefined],
  ])('the first character of %j is whole', (name, first) => {
    expect(firstCharacter(name)).toBe(first);
  });

  test('a heading’s level is its element, its size only its look', () => {
    expect(
      renderToStaticMarkup(
        <Heading level={2} size="display">
          x
        </Heading>,
      ),
    ).toMatch(/^<h2 /);
  });

  test('a time carries the machine’s form', () => {
    expect(
      renderToStaticMarkup(
        <Text as="time" dateTime="2026-01-02">
          2 January
        </Text>,
      ),
    ).toMatch(/^<time dateTime="2026-01-02"/i);
  });

  test('hidden text is in the page; as a live region it is a status', () => {
    expect(renderToStaticMarkup(<VisuallyHidden live="polite">Sent</VisuallyHidden>)).toMatch(
      /^<span[^>]*role="status"[^>]*>Sent</,
    );
  });
});

describe('icons', () => {
  test('every icon is decoration unless it is labelled', () => {
    for (const Icon of Object.values(icons)) {
      expect(renderToStaticMarkup(<Icon />)).toContain('aria-hidden="true"');
      expect(renderToStaticMarkup(<Icon label="What it says" />)).toContain(
        'role="img" aria-label="What it says"',
      );
    }
  });

  test('each has a drawing of its own', () => {
    const drawings = Object.entries(icons).map(([name, Icon]) => [
      /<path[^>]*>/.exec(renderToStaticMarkup(<Icon />))?.[0],
      name,
    ]);
    expect(new Map(drawings as [string, string][]).size).toBe(Object.keys(icons).length);
  });

  test('every interest of spec section 3 has an icon of its own', () => {
    const named =
      'adventure, anal sex, animals, art, astrology, barbecue, beach, beer, biking, bondage, coffee, cooking, dancing, exchanging pictures, fashion, foodie, gardening, gym, hiking, hugging, kissing, lingerie, massages, masturbating, movies, music, one night stand, oral sex, outdoors, party, photography, politics, public sex, reading, relationship, sadomasochism, safe sex, sex, sex toys, shopping, sports, sushi, tattoos, tea, theater, threesome, travelling, vegetarian, video games, wine';
    const keys = named.split(', ').map((interest) => interest.replaceAll(' ', '_'));
    expect(Object.keys(interestPaths).toSorted()).toEqual(keys.toSorted());
    expect(new Set(Object.values(interestPaths)).size).toBe(keys.length);
  });

  test('an interest that is not known yet still has an icon', () => {
    expect(renderToStaticMarkup(<InterestIcon interest="underwater_chess" />)).toContain(
      '<path d="M',
    );
  });
});
