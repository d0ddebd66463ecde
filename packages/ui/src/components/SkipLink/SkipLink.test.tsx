import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

describe('SkipLink', () => {
  test('leads to its target without script', () => {
    expect(renderToStaticMarkup(<SkipLink targetId="main" label="Skip to content" />)).toMatch(
      /^<a class="[^"]+" href="#main">Skip to content<\/a>$/,
    );
  });
});
