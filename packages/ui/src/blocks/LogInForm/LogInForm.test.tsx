import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { logInLabels } from './LogInForm.fixtures.ts';
import { LogInForm } from './LogInForm.tsx';
import type { LogInFormProps } from './LogInForm.types.ts';

const render = (props: Partial<LogInFormProps> = {}): string =>
  renderToStaticMarkup(<LogInForm action="/login" labels={logInLabels} {...props} />);

const attributes = (html: string, name: string): string =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('LogInForm', () => {
  test('[S06] is a plain form, so that it can be sent without script', () => {
    const html = render({ hiddenFields: { to: '/chats' } });
    expect(html).toMatch(/<form [^>]*action="\/login" method="post"/);
    expect(attributes(html, 'email')).toContain('type="email"');
    expect(attributes(html, 'password')).toContain('type="password"');
    expect(attributes(html, 'to')).toContain('value="/chats"');
    expect(html).toMatch(/<button type="submit"/);
  });

  test('[S06] password managers know its fields', () => {
    const html = render();
    expect(attributes(html, 'email')).toMatch(/autocomplete="username"/i);
    expect(attributes(html, 'password')).toMatch(/autocomplete="current-password"/i);
  });

  test('[S06] a refused log-in says why, and keeps the address but never the password', () => {
    const html = render({
      defaultValues: { email: 'anna@example.org' },
      errors: { form: 'Logging in failed.' },
    });
    expect(html).toContain('Logging in failed.');
    expect(attributes(html, 'email')).toContain('value="anna@example.org"');
    expect(attributes(html, 'password')).not.toContain('value=');
  });

  test('[S03] an error at a field is tied to it and leads there from the summary', () => {
    const html = render({ errors: { fields: { email: 'This is not valid.' } } });
    const input = attributes(html, 'email');
    const id = / id="([^"]+)"/.exec(input)?.[1] ?? '';
    const describedBy = /aria-describedby="([^"]+)"/.exec(input)?.[1] ?? '';
    expect(input).toContain('aria-invalid="true"');
    expect(html).toMatch(new RegExp(`id="${describedBy}"[^>]*>.*This is not valid\\.`));
    expect(html).toContain(`href="#${id}"`);
  });

  test('[V06] sign-up is offered only where it is open', () => {
    expect(render()).not.toContain('Sign up');
    expect(render({ signUpHref: '/signup' })).toContain('href="/signup"');
  });
});
