import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { banNotice } from './BanNotice.fixtures.ts';
import { BanNotice } from './BanNotice.tsx';

describe('BanNotice', () => {
  test('[A04] a banned member sees the reason, and each fact it rests on', () => {
    const html = renderToStaticMarkup(<BanNotice {...banNotice} />);
    for (const { term, value } of banNotice.facts) {
      expect(html).toMatch(new RegExp(`<dt[^>]*>${term}</dt><dd[^>]*>${value}</dd>`));
    }
  });

  test('[B04] can object, with the reference, until an objection has been received', () => {
    const open = renderToStaticMarkup(<BanNotice {...banNotice} />);
    expect(open).toContain('href="/complaints?reference=B-2026-0031"');
    const form = renderToStaticMarkup(
      <BanNotice {...banNotice} objection={{ form: <form id="object" /> }} />,
    );
    expect(form).toContain('id="object"');
    expect(form).not.toContain('href="/complaints');
    const objected = renderToStaticMarkup(<BanNotice {...banNotice} isObjected />);
    expect(objected).not.toContain('href="/complaints');
    expect(objected).toContain(banNotice.labels.objected);
  });
});
