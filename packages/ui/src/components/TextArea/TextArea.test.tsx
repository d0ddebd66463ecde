import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  test('counts what is in it against its maximum', () => {
    const html = renderToStaticMarkup(
      <TextArea
        label="About me"
        defaultValue="Hello"
        maxLength={500}
        counterLabel={(used, maximum) => `${used} of ${maximum}`}
      />,
    );
    expect(html).toContain('>5 of 500<');
    expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/);
  });

  test('an emoji counts as the one character that the server counts', () => {
    const html = renderToStaticMarkup(
      <TextArea
        label="About me"
        defaultValue={'😀'.repeat(300)}
        maxLength={500}
        counterLabel={(used, maximum) => `${used} of ${maximum}`}
      />,
    );
    expect(html).toContain('>300 of 500<');
    expect(html).not.toContain('maxLength');
  });

  test('label and error are tied to it', () => {
    const html = renderToStaticMarkup(<TextArea id="about" label="About me" error="Too long." />);
    expect(html).toContain('for="about"');
    expect(html).toContain('aria-describedby="about-error"');
  });

  test('the counter is tied to it, after the rest', () => {
    const html = renderToStaticMarkup(
      <TextArea
        id="about"
        label="About me"
        description="In your own words."
        maxLength={500}
        counterLabel={(used, maximum) => `${used} of ${maximum}`}
      />,
    );
    expect(html).toContain('aria-describedby="about-description about-count"');
    expect(html).toMatch(/id="about-count">0 of 500</);
  });
});
