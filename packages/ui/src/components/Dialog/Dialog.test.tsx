import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { dialogWidth } from '../../theme/scales.ts';
import { modal } from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  test('[V19] its sizes are 300, 500, 800 and 1140 px, each a look of its own', () => {
    expect(dialogWidth).toEqual({ sm: '300px', md: '500px', lg: '800px', xl: '1140px' });
    const looks = (['sm', 'md', 'lg', 'xl'] as const).map((size) => modal({ size }));
    expect(new Set(looks).size).toBe(4);
  });

  test('on the server it draws nothing, open or closed: it belongs to a script', () => {
    for (const isOpen of [true, false]) {
      expect(
        renderToStaticMarkup(
          <Dialog isOpen={isOpen} title="Title" closeLabel="Close">
            Words
          </Dialog>,
        ),
      ).toBe('');
    }
  });
});
