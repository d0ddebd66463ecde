import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { errorPageLabels } from './ErrorPage.fixtures.ts';
import { ErrorPage } from './ErrorPage.tsx';

describe('ErrorPage', () => {
  test('[V13] shows message and status, by default Error and 500', () => {
    const html = renderToStaticMarkup(<ErrorPage homeHref="/" labels={errorPageLabels} />);
    expect(html).toMatch(/<h1[^>]*>Error<\/h1>/);
    expect(html).toContain('Error 500');
  });

  test('[V13] a 404 says so and links home', () => {
    const html = renderToStaticMarkup(
      <ErrorPage
        status={404}
        message="This page could not be found"
        homeHref="/"
        labels={errorPageLabels}
      />,
    );
    expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
    expect(html).toContain('Error 404');
    expect(html).toMatch(/<a href="\/"[^>]*>To the home page<\/a>/);
  });
});
