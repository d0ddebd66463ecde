import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { savedGroups, settingsPanes } from './SettingsPanes.fixtures.tsx';
import { SettingsPanes } from './SettingsPanes.tsx';

describe('SettingsPanes', () => {
  test('[B07] each row says what it is and what it is set to, as one link', () => {
    const html = renderToStaticMarkup(<SettingsPanes {...settingsPanes} />);
    const [email] = /<a[^>]*href="#email".*?<\/a>/.exec(html) ?? [];
    expect(email?.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '|')).toMatch(
      /E-mail address\|+bram@example\.org/,
    );
    expect(html).not.toContain('All settings');
  });

  test('[P04] the row that was saved says so behind its new value, and can be jumped to', () => {
    const html = renderToStaticMarkup(<SettingsPanes {...settingsPanes} groups={savedGroups} />);
    expect(html).toMatch(/<a id="email"[^>]*href="#email".*?bram@example\.org.*?Saved.*?<\/a>/);
    expect(html.match(/ id="/g)).toHaveLength(1);
  });

  test('[B07] an open one is the current page, and there is a way back to the rows', () => {
    const html = renderToStaticMarkup(
      <SettingsPanes {...settingsPanes} current="email">
        <p>its form</p>
      </SettingsPanes>,
    );
    expect(html).toMatch(/href="#email" aria-current="page"/);
    expect(html).toMatch(/href="#settings"[^>]*>.*All settings/);
    expect(html).toContain('its form');
    expect(html).not.toContain('Bram, 39');
  });
});
