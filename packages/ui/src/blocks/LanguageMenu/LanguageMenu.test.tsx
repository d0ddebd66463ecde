import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languageMenuLabels, languageOptions } from './LanguageMenu.fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const render = (languages = languageOptions): string =>
  renderToStaticMarkup(
    <LanguageMenu
      languages={languages}
      currentCode="nl"
      action="/lang-config"
      hiddenFields={{ return_to: '/members' }}
      labels={languageMenuLabels}
    />,
  );

describe('LanguageMenu', () => {
  test('[V05] the language dropdown appears only when more than one language is visible', () => {
    expect(render(languageOptions.slice(0, 1))).toBe('');
    expect(render([])).toBe('');
    expect(render(languageOptions.slice(0, 2))).toContain('<form');
  });

  test('[V05] each language is named in itself and marked as being in that language', () => {
    const html = render();
    for (const { code, name } of languageOptions) {
      expect(html).toMatch(
        new RegExp(`<button[^>]*value="${code}"[^>]*lang="${code}"[^>]*>${name}`),
      );
    }
  });

  test('[V05] the choice is a form field, so that it works without script', () => {
    const html = render();
    expect(html).toMatch(/<form action="\/lang-config" method="post"/);
    expect(html).toMatch(/<button type="submit" value="nl"[^>]*name="language"/);
    expect(html).toContain('<input type="hidden" name="return_to" value="/members"/>');
  });

  test('exactly the language in use is marked as current', () => {
    const current = [...render().matchAll(/<button[^>]*aria-current="true"[^>]*>/g)];
    expect(current).toHaveLength(1);
    expect(current[0]?.[0]).toContain('value="nl"');
  });
});
