import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card } from './Card.tsx';

describe('Card', () => {
  test('is the element it is asked to be, with its name', () => {
    const html = renderToStaticMarkup(
      <Card as="section" aria-labelledby="title">
        <h2 id="title">Offer</h2>
      </Card>,
    );
    expect(html).toMatch(/^<section aria-labelledby="title" class="[^"]+"><h2/);
  });

  test('takes no class or style from outside', () => {
    // @ts-expect-error Looks are closed: a new look is a new variant.
    const html = renderToStaticMarkup(<Card className={undefined}>x</Card>);
    expect(html).toMatch(/^<div class="[^"]+">x<\/div>$/);
  });
});
