import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../stories/memory-storage.ts';
import { forgetDrafts } from './local-storage.ts';
import { keepFields, readFields } from './tab-storage.ts';

let tab: Storage;
beforeEach(() => {
  tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

const report = { memberId: 'anna', form: 'report-1' };

it('[B04] what is typed into a form is there after a reload, until it is sent', () => {
  const other = { ...report, form: 'report-2' };
  keepFields(report, { reason: 'spam', text: 'Again and again' });
  keepFields(other, { text: 'Another' });
  expect(readFields(report)).toEqual({ reason: 'spam', text: 'Again and again' });
  keepFields(report, null);
  expect([readFields(report), readFields(other)]).toEqual([null, { text: 'Another' }]);
});

it('[B10] it goes with the drafts of messages when somebody else is there, or nobody', () => {
  keepFields(report, { text: 'Again and again' });
  tab.setItem('way-back', '{}');
  forgetDrafts('anna', () => sessionStorage);
  expect(readFields(report)).toEqual({ text: 'Again and again' });
  forgetDrafts('bram', () => sessionStorage);
  expect(Object.keys(tab)).toEqual(['way-back']);
});

it('where storage is forbidden or holds something else, nothing is kept', () => {
  tab.setItem('draft-anna-report-1', 'no JSON');
  expect(readFields(report)).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  keepFields(report, { text: 'Again and again' });
  expect(readFields(report)).toBeNull();
});
