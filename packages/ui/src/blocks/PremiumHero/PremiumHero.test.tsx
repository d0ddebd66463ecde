import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PremiumHero } from './PremiumHero.tsx';

test('what premium means is a named list, below the heading of the page', () => {
  const html = renderToStaticMarkup(
    <PremiumHero
      title="Premium"
      lead="Not a subscription."
      benefits={['25 photos', 'All photos of members']}
      labels={{ benefits: 'With premium' }}
    />,
  );
  expect(html).toMatch(/<h1[^>]*>Premium<\/h1>.*<ul[^>]*aria-label="With premium"/);
  const items = [...html.matchAll(/<li[^>]*><svg.*?<\/svg>([^<]+)<\/li>/g)];
  expect(items.map((match) => match[1])).toEqual(['25 photos', 'All photos of members']);
});
