import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { IcebreakerContent } from './IcebreakerContent.tsx';
import { icebreaker } from './IcebreakerModal.fixtures.ts';
import { IcebreakerModal } from './IcebreakerModal.tsx';

const nothing = (): void => undefined;

describe('IcebreakerModal', () => {
  test('[K05] offers each line as a button that sends no form', () => {
    const html = renderToStaticMarkup(<IcebreakerContent {...icebreaker} onChoose={nothing} />);
    expect(html.match(/<button type="button"/g)).toHaveLength(icebreaker.lines.length);
    expect(html).not.toContain('<form');
    for (const line of icebreaker.lines) expect(html).toContain(line);
  });

  test('a profile that is no real member is labelled here too, in visible text', () => {
    const html = renderToStaticMarkup(<IcebreakerContent {...icebreaker} onChoose={nothing} />);
    expect(html).toMatch(/<span>Demo profile<\/span>/);
  });

  test('[K05] it is not part of the page that the server sends', () => {
    expect(
      renderToStaticMarkup(
        <IcebreakerModal isOpen onClose={nothing} onChoose={nothing} {...icebreaker} />,
      ),
    ).toBe('');
  });
});
