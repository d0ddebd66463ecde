import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { errorPageLabels } from './ErrorPage.fixtures.ts';
import { ErrorPage } from './ErrorPage.tsx';

const linkTo = (html: string, href: string): string =>
  new RegExp(`<a href="${href}".*?</a>`).exec(html)?.[0] ?? '';

describe('ErrorPage', () => {
  test('[V13] shows message and status, by default Error and 500', () => {
    const html = renderToStaticMarkup(<ErrorPage homeHref="/" labels={errorPageLabels} />);
    expect(html).toMatch(/<h1[^>]*>Error<\/h1>/);
    expect(html).toContain('Error 500');
  });

  test('[V13] where nobody answered there is no status', () => {
    const html = renderToStaticMarkup(
      <ErrorPage status={null} title="No answer" homeHref="/" labels={errorPageLabels} />,
    );
    expect(html).not.toMatch(/>Error /);
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
    expect(linkTo(html, '/')).toContain('To the home page');
    expect(html).not.toContain('Try again');
  });

  test('[V13] a title says what happened, the message stands below it', () => {
    const html = renderToStaticMarkup(
      <ErrorPage title="Not shown" message="Our fault." homeHref="/" labels={errorPageLabels} />,
    );
    expect(html).toMatch(/<h1[^>]*>Not shown<\/h1><p[^>]*>Our fault\.<\/p>/);
  });

  test('[V13] what may be over the next time can be tried again, by script or without', () => {
    const page = { homeHref: '/', labels: errorPageLabels };
    expect(renderToStaticMarkup(<ErrorPage {...page} onRetry={() => undefined} />)).toMatch(
      /<button [^>]*>.*Try again/,
    );
    const html = renderToStaticMarkup(<ErrorPage {...page} retryHref="/members" />);
    expect(linkTo(html, '/members')).toContain('Try again');
    expect(linkTo(html, '/')).toContain('To the home page');
  });
});
