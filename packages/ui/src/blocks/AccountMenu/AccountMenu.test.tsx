import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { accountMenuLabels, accountMenuLinks } from './AccountMenu.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

const render = (links = accountMenuLinks): string =>
  renderToStaticMarkup(
    <AccountMenu name="Anna" thumbnailUrl="/anna.webp" links={links} labels={accountMenuLabels} />,
  );

const entries = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('AccountMenu', () => {
  test('[V16] the account dropdown has my profile, settings, logout, with profile name and thumbnail', () => {
    const html = render();
    expect(entries(html)).toEqual(['/profile', '/settings', '/lang-config', '/logout']);
    expect(html).toContain('aria-label="Account menu of Anna"');
    expect(html).toContain('src="/anna.webp"');
  });

  test('[M10] the way to the transactions, where there are some', () => {
    const html = render({ ...accountMenuLinks, transactions: '/transactions' });
    expect(entries(html)).toContain('/transactions');
    expect(html).toContain('Transactions');
  });

  test('[V16] an entry whose page does not exist is left out', () => {
    expect(entries(render({ logOut: '/logout' }))).toEqual(['/logout']);
  });

  test('the trigger opens the panel without script', () => {
    const html = render();
    const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1] ?? '';
    expect(target).not.toBe('');
    expect(html).toContain(`id="${target}" popover="auto"`);
  });
});
