import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('draws nothing on the server: a question needs a script to be answered', () => {
  expect(
    renderToStaticMarkup(
      <ConfirmDialog
        isOpen
        title="Remove?"
        confirmLabel="Remove"
        pendingLabel="Removing"
        cancelLabel="Keep"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        Words
      </ConfirmDialog>,
    ),
  ).toBe('');
});
