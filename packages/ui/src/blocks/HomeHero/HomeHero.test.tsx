import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  homeHeroLabels,
  homeHeroPeople,
  homeHeroPeopleLabels,
  homePoints,
} from './HomeHero.fixtures.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePoints } from './HomePoints.tsx';

const render = (signUpHref?: string): string =>
  renderToStaticMarkup(
    <HomeHero labels={homeHeroLabels} signUpHref={signUpHref} logInHref="/login" />,
  );

describe('HomeHero', () => {
  test('[L05] sign-up and log-in are plain links, so that the page works without script', () => {
    const html = render('/signup');
    expect(html).toMatch(/<a href="\/signup"[^>]*><span[^>]*>Sign up for free</);
    expect(html).toMatch(/<a href="\/login"[^>]*><span[^>]*>I already have an account</);
    expect(html).not.toContain('<button');
  });

  test('[L05] where visitors see members the second way leads there; what it costs stands beside both', () => {
    const html = renderToStaticMarkup(
      <HomeHero
        labels={homeHeroLabels}
        signUpHref="/signup"
        logInHref="/login"
        lookHref="/members"
      />,
    );
    expect(html).toMatch(/<a href="\/members"[^>]*><span[^>]*>See who is here</);
    expect(html).not.toContain('I already have an account');
    expect(html).toContain('No subscription: from €1.25 a message.');
  });

  test('[V06] where sign-up is closed it is not offered', () => {
    expect(render()).not.toContain('Sign up for free');
    expect(render()).toContain('href="/login"');
  });

  test('[L05] how it works and what is promised are sections of their own, each fact with its heading', () => {
    const html = renderToStaticMarkup(<HomePoints title="How it works" points={homePoints} />);
    const levels = [...html.matchAll(/<h(\d)/g)].map((match) => match[1]);
    expect(levels).toEqual(['2', '3', '3', '3']);
    expect(html).toMatch(/<section [^>]*aria-labelledby="([^"]+)"[^>]*><h2 [^>]*id="\1"/);
  });

  test('[L05] the photos of those who do not stand there on a phone wait for their place', () => {
    const html = renderToStaticMarkup(
      <HomeHero
        labels={homeHeroLabels}
        logInHref="/login"
        people={homeHeroPeople}
        peopleLabels={homeHeroPeopleLabels}
      />,
    );
    expect(html.match(/loading="\w+"/g)).toEqual(
      homeHeroPeople.flatMap(({ photo }, index) =>
        photo === null ? [] : [`loading="${index < 2 ? 'eager' : 'lazy'}"`],
      ),
    );
  });

  test('it shows no photo of anybody: the picture is a drawing, hidden from assistive technology', () => {
    const html = render('/signup');
    expect(html).not.toContain('<img');
    for (const drawing of html.match(/<svg[^>]*>/g) ?? []) expect(drawing).toContain('aria-hidden');
  });
});
