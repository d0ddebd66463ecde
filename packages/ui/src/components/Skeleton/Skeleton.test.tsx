import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('a skeleton is not read out', () => {
  expect(renderToStaticMarkup(<Skeleton />)).toMatch(
    /^<span class="[^"]+" aria-hidden="true"><\/span>$/,
  );
});

test('every shape and width has its own look', () => {
  const looks = new Set(
    (['text', 'photo', 'avatar', 'control'] as const).flatMap((shape) =>
      (['full', 'long', 'medium', 'short'] as const).map((width) =>
        renderToStaticMarkup(<Skeleton shape={shape} width={width} />),
      ),
    ),
  );
  expect(looks.size).toBe(16);
});
