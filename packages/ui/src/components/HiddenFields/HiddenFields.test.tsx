import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenFields } from './HiddenFields.tsx';

test('sends each name with its value, and nothing where there are none', () => {
  expect(renderToStaticMarkup(<HiddenFields fields={{ from: '/members?page=2' }} />)).toBe(
    '<input type="hidden" name="from" value="/members?page=2"/>',
  );
  expect(renderToStaticMarkup(<HiddenFields />)).toBe('');
});
