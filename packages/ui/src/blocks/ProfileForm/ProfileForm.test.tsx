import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { profileForm, profileFormLabels } from './ProfileForm.fixtures.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProfileFormProps } from './ProfileForm.types.ts';

const render = (props: Partial<ProfileFormProps> = {}): string =>
  renderToStaticMarkup(<ProfileForm {...profileForm} {...props} />);

describe('ProfileForm', () => {
  test('[P04] is a plain form of every field, with what is saved', () => {
    const html = render({ hiddenFields: { version: '3' } });
    expect(html).toMatch(/<form [^>]*action="\/profile"/);
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    for (const name of ['version', 'name', 'about_me', 'gender', 'hair_colour', 'country']) {
      expect(names).toContain(name);
    }
    expect(html).toMatch(/<input [^>]*name="name"[^>]*value="Anna"/);
    expect(html).toMatch(/<option [^>]*value="brown" selected=""/);
    expect(html).toMatch(/<input [^>]*name="interests"[^>]*checked=""[^>]*value="hiking"/);
    expect(html).not.toContain('birth_date');
    expect(html).toMatch(/autocomplete="country".*autocomplete="address-level1"/is);
  });

  test('[P04] a refused field has its message, and the summary leads to it', () => {
    const html = render({ errors: { fields: { countryregion: 'Not one of the choices.' } } });
    const target = /href="#([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(` id="${target}"`);
    expect(html.split('Not one of the choices.')).toHaveLength(3);
    expect(html).toContain(profileFormLabels.errorTitle);
  });

  test('[P05] a note stands below its field and is read with it', () => {
    const html = render({
      notes: { gender: 'A note.', country: 'Another.', about_me: 'A third.' },
    });
    for (const note of ['A note.', 'Another.', 'A third.']) expect(html).toContain(note);
    const id = / id="([^"]+)"[^>]*>(?:<[^>]+>)*Another\./.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<select [^>]*aria-describedby="[^"]*${id}`));
    expect(render()).not.toContain('A note.');
  });

  test('[P04] the text says how much of it there is', () => {
    expect(render()).toContain('17 of 2000 characters');
  });
});
