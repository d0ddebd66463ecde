import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldError } from './FieldError.tsx';

describe('FieldError', () => {
  test('says what is wrong under the id its field points at, and not by colour alone', () => {
    const html = renderToStaticMarkup(<FieldError id="e">Too short.</FieldError>);
    expect(html).toMatch(/^<div[^>]*id="e"/);
    expect(html).toContain('<svg');
    expect(html).toContain('Too short.');
    expect(html).not.toContain('role="alert"');
  });
});
