import { Form } from '@velours/ui/components/Form';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { createTexts } from '../i18n/texts.ts';
import type { RefusedForm } from './refused-form.ts';
import { useForm } from './use-form.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors']);

function Page(): ReactNode {
  const { props } = useForm({ action: '/', fields: ['email', 'password'] });
  return (
    <Form {...props} fieldIds={{ email: 'e', password: 'p' }}>
      fields
    </Form>
  );
}

/** The page of a form that was refused without script. */
function pageOf(fields: RefusedForm['failure']['fields']): string {
  const failure = { code: 'validation_failed', status: 422, fields, params: {} };
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: Page }], {
    hydrationData: { loaderData: {}, actionData: { page: { failure, values: {} } } },
  });
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}

it('[S03] the summary of a refused form is headed by the number of errors that it lists', () => {
  const email = { field: 'email', code: 'email_invalid' };
  const password = { field: 'password', code: 'required' };
  expect(pageOf([email, password])).toContain('2 answers need another look');
  expect(pageOf([password])).toContain('1 answer needs another look');
  // Whatever was wrong is about no answer.
  expect(pageOf([])).toContain('That did not work');
});
