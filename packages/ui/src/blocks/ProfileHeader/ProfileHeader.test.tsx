import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { annaHeader } from './ProfileHeader.fixtures.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

describe('ProfileHeader', () => {
  test('[P03] a fictional profile carries its label and the sentence that says what it is', () => {
    const html = renderToStaticMarkup(
      <ProfileHeader
        {...annaHeader}
        kind="fictional"
        kindLabel="Fictional profile"
        kindNotice="Nobody is behind this profile."
      />,
    );
    expect(html).toContain('Fictional profile');
    expect(html).toContain('Nobody is behind this profile.');
  });

  test('[P02] the name is the page heading and can take the focus', () => {
    const html = renderToStaticMarkup(<ProfileHeader {...annaHeader} />);
    expect(html).toMatch(/<h1 [^>]*tabindex="-1"[^>]*>.*Anna.*, 34<\/h1>/);
    expect(html).toContain('alt="Photo of Anna"');
  });
});
