import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('the pages above are links in order, and the last says that it is this page and is no link', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      label="You are here"
      parents={[
        { href: '/service', label: 'Service' },
        { href: '/faq', label: 'Questions' },
      ]}
      current="Costs"
    />,
  );
  expect(html).toMatch(/^<nav aria-label="You are here"><ol /);
  expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/service',
    '/faq',
  ]);
  expect(html).toMatch(/<span [^>]*aria-current="page">Costs<\/span><\/li><\/ol><\/nav>$/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
