import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StatusBadge } from './StatusBadge.tsx';

describe('StatusBadge', () => {
  test('says its state in words; tones differ in their look', () => {
    const of = (tone: 'success' | 'danger') =>
      renderToStaticMarkup(<StatusBadge tone={tone}>Online</StatusBadge>);
    expect(of('success')).toContain('<span>Online</span>');
    expect(of('success')).not.toBe(of('danger'));
  });
});
