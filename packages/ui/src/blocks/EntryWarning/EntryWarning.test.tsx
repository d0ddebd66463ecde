import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryWarningLabels } from './EntryWarning.fixtures.ts';
import { EntryWarning } from './EntryWarning.tsx';

test('[V08] the entry warning is not part of the page that the server sends: robots and readers get the page', () => {
  expect(
    renderToStaticMarkup(
      <EntryWarning
        isOpen
        onEnter={() => undefined}
        leaveHref="https://www.example.org/"
        labels={entryWarningLabels}
      />,
    ),
  ).toBe('');
});
