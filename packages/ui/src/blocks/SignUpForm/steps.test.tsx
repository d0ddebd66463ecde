import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { photoUploaderLabels } from '../PhotoUploader/PhotoUploader.fixtures.ts';
import { AboutStep } from './AboutStep/index.ts';
import { ConfirmStep } from './ConfirmStep/index.ts';
import {
  firstMessageLabels,
  firstMessagePeople,
} from './FirstMessageStep/FirstMessageStep.fixtures.ts';
import { FirstMessageStep } from './FirstMessageStep/index.ts';
import { LocationStep } from './LocationStep/index.ts';
import { PersonalStep } from './PersonalStep/index.ts';
import { PhotoStep } from './PhotoStep/index.ts';
import { PushStep } from './PushStep/index.ts';
import { stepFrame, stepLabels } from './SignUpForm.fixtures.ts';

const photoStep = (): string =>
  renderToStaticMarkup(
    <PhotoStep
      {...stepFrame}
      uploader={{ photos: [], limit: 3, labels: photoUploaderLabels }}
      labels={stepLabels}
    />,
  );

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

const names = (html: string): string[] => [
  ...new Set([...html.matchAll(/ name="([^"]+)"/g)].map((match) => match[1] ?? '')),
];

const current = (html: string): string | undefined =>
  /<li [^>]*aria-current="step"[^>]*><span[^>]*>([^<]+)/.exec(html)?.[1];

describe('the later steps of sign-up', () => {
  test('[S02] the photo step sends a file, also without script', () => {
    const html = photoStep();
    expect(html).toMatch(/<form [^>]*multipart\/form-data/);
    expect(html).toMatch(/<input [^>]*type="file"[^>]*name="file"/);
    expect(current(html)).toBe('Photo');
    // The one label of the field is its button.
    expect(html.match(/Choose a photo/g)).toHaveLength(1);
    expect(html).toMatch(/<label [^>]*class="[^"]*isFullWidth[^"]*"[^>]*>Choose a photo</);
  });

  test('[E01] the first message says who is not a real member, and what the welcome gift is worth; nobody is chosen', () => {
    const render = (people: typeof firstMessagePeople | undefined): string =>
      renderToStaticMarkup(
        <FirstMessageStep
          {...stepFrame}
          people={people}
          maxLength={500}
          labels={firstMessageLabels}
        />,
      );
    const html = render(firstMessagePeople);
    expect(names(html)).toEqual(['first_member', 'signup_message']);
    expect(html).not.toContain(' checked');
    expect(html.match(/Demo profile/g)).toHaveLength(1);
    expect(html.match(/Fictional profile/g)).toHaveLength(1);
    // A name that is read from the right keeps the age behind it.
    expect(html.match(/<\/bdi>, \d/g)).toHaveLength(firstMessagePeople.length);
    expect(html).toContain('5 messages on us');
    expect(current(html)).toBe('First message');
    expect(render([])).toContain('There is nobody to suggest yet.');
    expect(render([])).not.toContain('5 messages on us');
    expect(names(render(undefined))).toEqual([]);
  });

  test('[S02] the location step asks for country and region', () => {
    const html = renderToStaticMarkup(
      <LocationStep
        {...stepFrame}
        countries={options('NL', 'BE')}
        regions={options('1', '2')}
        defaultValues={{ country: 'BE', countryregion: '2' }}
        labels={{
          ...stepLabels,
          country: 'Country',
          region: 'Region',
          choose: 'Choose',
          useMyLocation: 'Use my location',
          locating: 'Locating',
        }}
      />,
    );
    expect(names(html)).toEqual(['country', 'countryregion']);
    expect(html).toMatch(/autocomplete="country".*autocomplete="address-level1"/is);
    expect(html).toMatch(/<option [^>]*value="BE"[^>]*selected/);
    expect(html).not.toContain('Use my location');
    expect(current(html)).toBe('Location');
  });

  test('[S02] the personal step shows the fields it is given, few choices as radios and many as a list', () => {
    const html = renderToStaticMarkup(
      <PersonalStep
        {...stepFrame}
        fields={[
          { name: 'gender', label: 'Gender', options: options('male', 'female') },
          { name: 'tattoos', label: 'Tattoos', options: options('a', 'b', 'c', 'd') },
        ]}
        labels={{ ...stepLabels, choose: 'Rather not say' }}
      />,
    );
    expect(names(html)).toEqual(['gender', 'tattoos']);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html.match(/<option/g)).toHaveLength(5);
    expect(current(html)).toBe('About you');
  });

  test('[S02] the about-me step asks for a text and interests', () => {
    const html = renderToStaticMarkup(
      <AboutStep
        {...stepFrame}
        interests={options('beach', 'movies')}
        defaultValues={{ interests: ['movies'] }}
        labels={{ ...stepLabels, aboutMe: 'About me', interests: 'Interests' }}
      />,
    );
    expect(names(html)).toEqual(['about_me', 'interests']);
    expect(html).toMatch(
      /<input [^>]*checked=""[^>]*value="movies"|<input [^>]*value="movies"[^>]*checked=""/,
    );
  });

  test('[S02] the push step offers to ask only where asking is possible', () => {
    const push = (state: 'askable' | 'denied'): string =>
      renderToStaticMarkup(
        <PushStep
          {...stepFrame}
          state={state}
          labels={{
            ...stepLabels,
            enable: 'Turn on',
            asking: 'Asking',
            subscribed: 'On',
            denied: 'Blocked',
            incapable: 'Cannot',
          }}
        />,
      );
    expect(push('askable')).toContain('Turn on');
    expect(push('denied')).not.toContain('Turn on');
    expect(push('denied')).toContain('Blocked');
  });

  test('[S02] the confirm step can send the mail again and lets the member go on', () => {
    const html = renderToStaticMarkup(
      <ConfirmStep
        action="/activation-resend"
        continueHref="/members"
        resendState="sent"
        labels={{
          title: 'Confirm',
          lead: 'We sent a mail.',
          resend: 'Send again',
          resending: 'Sending',
          resent: 'A new mail is on its way.',
          goOn: 'Look around',
        }}
      />,
    );
    expect(html).toMatch(/<form [^>]*action="\/activation-resend" method="post"/);
    expect(html).toContain('href="/members"');
    expect(html).toMatch(/role="status"[^>]*>.*A new mail is on its way\./);
  });

  test('[S02] every optional step can be skipped', () => {
    const html = photoStep();
    expect(html).toMatch(
      /<a [^>]*href="\/complete-signup\?step=next"[^>]*><span[^>]*>Skip this step/,
    );
  });
});
