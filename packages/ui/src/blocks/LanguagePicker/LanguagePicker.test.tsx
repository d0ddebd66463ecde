import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pickerLabels, pickerLanguages } from './LanguagePicker.fixtures.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const html = renderToStaticMarkup(
  <LanguagePicker
    languages={pickerLanguages}
    currentCode="nl"
    action="/lang-config"
    labels={pickerLabels}
  />,
);

describe('LanguagePicker', () => {
  test('[V05] /lang-config: each language is a button of a plain form, named in itself', () => {
    expect(html).toMatch(/<form [^>]*action="\/lang-config" method="post"/);
    for (const { code, name } of pickerLanguages) {
      expect(html).toMatch(new RegExp(`<button type="submit"[^>]*value="${code}"`));
      expect(html).toMatch(new RegExp(`<span [^>]*lang="${code}"[^>]*>${name}</span>`));
    }
  });

  test('[V05] the language in use is marked, in words too', () => {
    expect([...html.matchAll(/aria-current="true"/g)]).toHaveLength(1);
    expect(html).toMatch(/value="nl"[^>]*aria-current="true"|aria-current="true"[^>]*value="nl"/);
    expect([...html.matchAll(/In use/g)]).toHaveLength(1);
  });
});
