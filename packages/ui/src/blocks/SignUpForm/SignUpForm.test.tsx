import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { signUpLabels, signUpStepperLabels, signUpSteps } from './SignUpForm.fixtures.ts';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpFormProps } from './SignUpForm.types.ts';

const render = (props: Partial<SignUpFormProps> = {}): string =>
  renderToStaticMarkup(
    <SignUpForm action="/signup" logInHref="/login" labels={signUpLabels} {...props} />,
  );

const control = (html: string, name: string): string =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('SignUpForm', () => {
  test('[S02] the account step asks for e-mail, name, password and date of birth, and nothing else', () => {
    const names = [...render().matchAll(/ name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toEqual([
      'email',
      'name',
      'password',
      'date_of_birth_day',
      'date_of_birth_month',
      'date_of_birth_year',
    ]);
  });

  test('[S01] is a plain form, so that sign-up works without script', () => {
    const html = render({ hiddenFields: { first_member: '018f', network: 'affiliate' } });
    expect(html).toMatch(/<form [^>]*action="\/signup" method="post"/);
    expect(html).toMatch(/<form [^>]*novalidate/i);
    expect(control(html, 'first_member')).toContain('value="018f"');
    expect(html).toMatch(/<button type="submit"/);
  });

  test('[S03] each refused field is marked and carries its own message', () => {
    const messages = {
      email: 'Invalid e-mail.',
      name: 'No leading @.',
      password: 'Too short.',
      date_of_birth: 'No such date.',
    };
    const html = render({ errors: { fields: messages } });
    for (const name of ['email', 'name', 'password', 'date_of_birth_day']) {
      expect(control(html, name)).toContain('aria-invalid="true"');
    }
    for (const message of Object.values(messages)) {
      // Once at the field and once, as a link to it, in the summary.
      expect(html.split(message)).toHaveLength(3);
      expect(html).toMatch(new RegExp(`<a [^>]*href="#[^"]+"[^>]*>${message}</a>`));
    }
  });

  test('[S03] every link of the summary leads to something that is there', () => {
    const html = render({
      errors: { fields: { email: 'a', name: 'b', password: 'c', date_of_birth: 'd' } },
    });
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(4);
    for (const id of targets) expect(html).toContain(` id="${id}"`);
  });

  test('[S10] the first message is asked for only where the visitor came for a member', () => {
    expect(control(render(), 'signup_message')).toBe('');
    expect(control(render({ hasSignupMessage: true }), 'signup_message')).toContain('<textarea');
  });

  test('[E01] asks who the visitor is and looks for where it is told to, with nothing chosen for anybody', () => {
    expect(render()).not.toContain('name="gender"');
    const html = render({ asksWho: true });
    const values = (name: string) =>
      [...html.matchAll(new RegExp(`<input [^>]*name="${name}"[^>]*value="([a-z]+)"`, 'g'))].map(
        (match) => match[1],
      );
    expect(values('gender')).toEqual(['female', 'male']);
    expect(values('looking_for')).toEqual(['female', 'male', 'any']);
    expect(html).not.toContain(' checked');
    expect(render({ asksWho: true, defaultValues: { looking_for: 'male' } })).toContain(' checked');
  });

  test('[S02] shows the steps with the account as the current one', () => {
    const html = render({ steps: signUpSteps, stepperLabels: signUpStepperLabels });
    expect(html).toContain('Step 1 of 8');
    expect(html).toMatch(/<li [^>]*aria-current="step"[^>]*>.*?Account/);
  });

  test('in a dialog, which has its own heading, it has none', () => {
    expect(render()).toMatch(/<h1/);
    expect(render({ headingLevel: 'none' })).not.toMatch(/<h\d/);
  });
});
