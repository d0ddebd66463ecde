import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InterestList } from './InterestList.tsx';

test('[P02] interests are shown with icon and word, shared ones said in words', () => {
  const html = renderToStaticMarkup(
    <InterestList
      label="Interests of Anna"
      sharedLabel="you too"
      interests={[
        { interest: 'music', label: 'Music', isShared: true },
        { interest: 'wine', label: 'Wine' },
      ]}
    />,
  );
  const items = html.split('<li').slice(1);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatch(/<svg.*Music.*you too/);
  expect(items[1]).toMatch(/<svg.*Wine/);
  expect(items[1]).not.toContain('you too');
});
