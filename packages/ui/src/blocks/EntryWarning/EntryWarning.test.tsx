import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryWarningLabels } from './EntryWarning.fixtures.ts';
import { EntryWarning } from './EntryWarning.tsx';
import { EntryWarningDialog } from './EntryWarningDialog/index.ts';

const html = (isOpen: boolean): string =>
  renderToStaticMarkup(
    <EntryWarning
      isOpen={isOpen}
      isServed
      nonce="n1"
      dialog={
        <EntryWarningDialog
          onEnter={() => undefined}
          action="/entry-warning"
          hiddenFields={{ return_to: '/login' }}
          leaveHref="https://www.example.org/"
          labels={entryWarningLabels}
        />
      }
    >
      <main>page</main>
    </EntryWarning>,
  );

test('[V08] it stands in the served page, has the focus, and is a form; the page is there and cannot be reached', () => {
  const served = html(true);
  expect(served).toMatch(/<div [^>]*role="alertdialog"[^>]* autofocus=""/);
  expect(served).toContain('<form action="/entry-warning" method="post">');
  expect(served).toContain('<input type="hidden" name="return_to" value="/login"/>');
  expect(served).toMatch(
    /<div [^>]*inert=""[^>]*><script nonce="n1">.*<\/script><main>page<\/main>/,
  );
});

test('[V08] whoever is not asked gets the page alone', () => {
  expect(html(false)).toMatch(/^<div class="[^"]*"><main>page<\/main><\/div>$/);
});
