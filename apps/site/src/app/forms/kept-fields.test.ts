import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFields, keepFields, readFields } from './kept-fields.ts';

/** The storage of a tab. */
class Tab {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let tab: Tab;
beforeEach(() => {
  tab = new Tab();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

it('[B04] what is typed into a form is there after a reload, until it is sent', () => {
  keepFields('report-1', { reason: 'spam', text: 'Again and again' });
  keepFields('report-2', { text: 'Another' });
  expect(readFields('report-1')).toEqual({ reason: 'spam', text: 'Again and again' });
  keepFields('report-1', null);
  expect([readFields('report-1'), readFields('report-2')]).toEqual([null, { text: 'Another' }]);
});

it('a log-out forgets it, and nothing else', () => {
  keepFields('report-1', { text: 'Again and again' });
  tab.setItem('way-back', '{}');
  forgetFields();
  expect(Object.keys(tab)).toEqual(['way-back']);
});

it('where storage is forbidden or holds something else, nothing is kept', () => {
  tab.setItem('typed-report-1', 'no JSON');
  expect(readFields('report-1')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  keepFields('report-1', { text: 'Again and again' });
  forgetFields();
  expect(readFields('report-1')).toBeNull();
});
