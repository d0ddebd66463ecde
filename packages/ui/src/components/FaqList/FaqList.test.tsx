import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { faqGroups, faqLabels } from './FaqList.fixtures.ts';
import { FaqList } from './FaqList.tsx';

describe('FaqList', () => {
  const html = renderToStaticMarkup(<FaqList groups={faqGroups} labels={faqLabels} />);

  test('each question is the summary of its answer, shut unless it is to be open', () => {
    expect(html.match(/<details /g)).toHaveLength(3);
    expect(html.match(/<details [^>]*open=""/g)).toHaveLength(1);
    expect(html).toMatch(/<summary [^>]*><span [^>]*>What does a message cost\?<\/span>/);
  });

  test('an id stands inside the details, so that an address opens the answer without script', () => {
    expect(html).toMatch(/<\/summary><div [^>]*id="refund">/);
  });

  test('each group is named by its heading', () => {
    const named = [...html.matchAll(/<section [^>]*aria-labelledby="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named).toHaveLength(2);
    for (const id of named) expect(html).toMatch(new RegExp(`<h2 [^>]*id="${id}"`));
  });

  test('a list without words for it has no button', () => {
    expect(renderToStaticMarkup(<FaqList groups={faqGroups} />)).not.toContain('<button');
  });
});
