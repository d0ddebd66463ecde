import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { timeBonusLabels } from './TimeBonusChip.fixtures.ts';
import { TimeBonusChip } from './TimeBonusChip.tsx';

const html = renderToStaticMarkup(
  <TimeBonusChip hours={3} minutes={59} seconds={4} labels={timeBonusLabels} />,
);

describe('TimeBonusChip', () => {
  test('[M07] shows hours, minutes and seconds as two digits, as a timer that is not announced', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('03:59:04');
    expect(html).toContain('role="timer"');
    expect(html).not.toContain('aria-live');
  });

  test('[M07] says at what time it ends, next to the time left', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/03:59:04, until 18:30$/);
  });
});
