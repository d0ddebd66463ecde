import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { timeBonusLabels } from './TimeBonusBanner.fixtures.ts';
import { TimeBonusBanner } from './TimeBonusBanner.tsx';
import type { TimeBonusBannerProps } from './TimeBonusBanner.types.ts';

const render = (props: Partial<TimeBonusBannerProps> = {}): string =>
  renderToStaticMarkup(
    <TimeBonusBanner hours={3} minutes={59} seconds={4} labels={timeBonusLabels} {...props} />,
  );

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('TimeBonusBanner', () => {
  test('[M07] shows hours, minutes and seconds as two digits, as a timer that is not announced', () => {
    const html = render();
    expect(text(html)).toContain('03 hours : 59 min : 04 sec');
    expect(html).toContain('role="timer"');
    expect(html).not.toContain('aria-live');
  });

  test('[M07] says what holds after the deadline, next to the time left', () => {
    expect(render()).toContain('After that the normal price applies.');
  });

  test('[N03] the link and the cross are there exactly when they lead somewhere', () => {
    expect(render()).not.toMatch(/<a |<button/);
    const html = render({ href: '/pricing', onDismiss: () => undefined });
    expect(html).toContain('href="/pricing"');
    expect(html).toContain('aria-label="Hide this notice"');
  });
});
