import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { logoBarLabels } from './LogoBar.fixtures.ts';
import { LogoBar } from './LogoBar.tsx';

test('[V09] the lander layout has the name, which leads home, and log-in where it is offered', () => {
  const bar = (logInHref?: string): string =>
    renderToStaticMarkup(
      <LogoBar brandName="Velours" homeHref="/" logInHref={logInHref} labels={logoBarLabels} />,
    );
  expect(bar('/login')).toMatch(/<a href="\/" aria-label="Velours, home page"/);
  expect(bar('/login')).toContain('href="/login"');
  expect(bar()).not.toContain('/login');
});
