import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { signUpDialogLabels } from './SignUpDialog.fixtures.ts';
import { SignUpDialog } from './SignUpDialog.tsx';

test('[S01] the dialog is not part of the page that the server sends: without script sign-up is a page', () => {
  expect(
    renderToStaticMarkup(
      <SignUpDialog isOpen onClose={() => undefined} labels={signUpDialogLabels}>
        form
      </SignUpDialog>,
    ),
  ).toBe('');
});
