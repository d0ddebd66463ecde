import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResendMail } from './ResendMail.tsx';

const labels = { resend: 'Send again', resending: 'Sending', resent: 'On its way.' };

test('[S04] a plain form, whose outcome is tied to the button and announced', () => {
  const html = renderToStaticMarkup(
    <ResendMail action="/resend" state="failed" error="Try tomorrow." labels={labels} />,
  );
  expect(html).toMatch(/<form [^>]*action="\/resend" method="post"/);
  const id = /<div id="([^"]+)" role="status">/.exec(html)?.[1] ?? 'none';
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(html).toContain('Try tomorrow.');
});

test('an old failure is not shown once it is tried again', () => {
  const html = renderToStaticMarkup(
    <ResendMail action="/resend" state="sending" error="Try tomorrow." labels={labels} />,
  );
  expect(html).not.toContain('Try tomorrow.');
});
