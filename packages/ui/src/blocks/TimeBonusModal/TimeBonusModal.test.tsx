import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TimeBonusContent } from './TimeBonusContent.tsx';
import { timeBonusModal } from './TimeBonusModal.fixtures.ts';
import { TimeBonusModal } from './TimeBonusModal.tsx';

describe('TimeBonusModal', () => {
  test('[M07] says what it is worth, with which code, how often and what comes after', () => {
    const html = renderToStaticMarkup(<TimeBonusContent {...timeBonusModal} />);
    for (const { value } of timeBonusModal.facts) expect(html).toContain(`>${value}</dd>`);
    expect(html).toContain(timeBonusModal.labels.deadline);
    expect(html).toContain('role="timer"');
  });

  test('[M07] at the end there is neither a clock nor a discount left to see', () => {
    const html = renderToStaticMarkup(<TimeBonusContent {...timeBonusModal} isEnded />);
    expect(html).toContain(timeBonusModal.labels.endedText);
    expect(html).not.toContain('role="timer"');
    expect(html).not.toContain('25%');
  });

  test('[M08] it is not part of the page that the server sends', () => {
    expect(
      renderToStaticMarkup(<TimeBonusModal isOpen onClose={() => undefined} {...timeBonusModal} />),
    ).toBe('');
  });
});
