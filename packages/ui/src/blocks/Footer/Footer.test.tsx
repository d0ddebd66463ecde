import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { company, footerLabels, footerLinks } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';
import type { FooterProps } from './Footer.types.ts';

const render = (props: Partial<FooterProps> = {}): string =>
  renderToStaticMarkup(
    <Footer
      brandName="Velours"
      links={footerLinks}
      company={company}
      copyright="© 2026"
      labels={footerLabels}
      {...props}
    />,
  );

const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('Footer', () => {
  test('[V10] links terms, privacy, cookies, ban, pricing, complaints, return policy, FAQ, support', () => {
    expect(hrefs(render({ company: null }))).toEqual([
      '/terms',
      '/privacy',
      '/cookies',
      '/ban',
      '/pricing',
      '/complaints',
      '/return-policy',
      '/faq',
      '/service',
    ]);
  });

  test('[V10] a page that does not exist is left out, and an empty list makes no landmark', () => {
    expect(hrefs(render({ company: null, links: { faq: '/faq' } }))).toEqual(['/faq']);
    expect(render({ links: {} })).not.toContain('<nav');
  });

  test('[V10] company info: name, address, city, country, registration, trade names, VAT numbers, support phone', () => {
    const html = render();
    for (const fact of [
      'Velours Media B.V.',
      'Voorbeeldstraat 12',
      '1012 AB Amsterdam',
      'Netherlands',
      'Registration number: 12345678',
      'Trade names: Velours, Velours She',
      'VAT numbers: NL001234567B01, DE123456789',
      'Support by phone: +31 (0)20 123 45 67',
    ]) {
      expect(html).toContain(fact);
    }
  });

  test('[V10] compact it has the same links, and the company behind a press', () => {
    const html = render({ isCompact: true });
    expect(hrefs(html)).toEqual(hrefs(render()));
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Company details<\/summary><address/);
  });

  test('[V10] compact, what else is given is behind the same press', () => {
    const more = { label: 'Good to know', content: <p>18 and over</p> };
    const html = render({ isCompact: true, more });
    expect(html).toMatch(
      /<summary[^>]*>Good to know<\/summary><address.*<p>18 and over<\/p>.*<\/details>/,
    );
  });

  test('[V10] the support phone can be called', () => {
    expect(hrefs(render())).toContain('tel:+310201234567');
  });
});
