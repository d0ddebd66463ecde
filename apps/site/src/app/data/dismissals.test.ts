import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideDismissedScript } from '../../background/alerts/alert.tsx';
import { readDismissal, storeDismissal } from './local-storage.ts';

/** A browser's storage, as far as dismissals use it. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    clear: () => items.clear(),
  };
}

describe('[N03] dismissal stores the current timestamp', () => {
  const kept = storage();
  beforeEach(() => vi.stubGlobal('localStorage', kept));
  afterEach(() => {
    vi.unstubAllGlobals();
    kept.clear();
  });

  it('and is read again until storage is cleared', () => {
    expect(readDismissal('photo')).toBeNull();
    storeDismissal('photo', 1_700_000_000_000);
    expect(kept.getItem('dismissed-photo')).toBe('1700000000000');
    expect([readDismissal('photo'), readDismissal('push')]).toEqual([1_700_000_000_000, null]);
    kept.clear();
    expect(readDismissal('photo')).toBeNull();
  });

  it('what was stored by hand counts as dismissed too', () => {
    kept.setItem('dismissed-photo', 'yes');
    expect(readDismissal('photo')).toBe(0);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(readDismissal('time-bonus')).toBeNull();
    storeDismissal('time-bonus', 7);
    expect(readDismissal('time-bonus')).toBe(7);
  });
});

describe('[N03] what was dismissed is not painted while the page comes', () => {
  /** The style that the script in line puts into the page. */
  function styleOf(localStorage: object): string {
    const document: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] };
    class CSSStyleSheet {
      text = '';
      replaceSync(text: string): void {
        this.text = text;
      }
    }
    for (const alert of ['photo', 'notifications'] as const) {
      runInNewContext(hideDismissedScript(alert), { localStorage, document, CSSStyleSheet });
    }
    return document.adoptedStyleSheets.map(({ text }) => text).join('');
  }

  it('exactly the alerts that this browser has dismissed', () => {
    const kept = storage();
    expect(styleOf(kept)).toBe('');
    kept.setItem('dismissed-photo', '1');
    expect(styleOf(kept)).toBe(
      '[data-served-alert=photo],li:has(>[data-served-alert=photo]){display:none}',
    );
  });

  it('a browser that forbids storage shows them all, and no error', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    expect(styleOf({ getItem: refuse })).toBe('');
  });
});
