import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  test('label, help and error are tied to the input, help before error', () => {
    const html = renderToStaticMarkup(
      <TextField id="email" label="E-mail" description="Only you see it." error="No address." />,
    );
    expect(html).toContain('for="email"');
    expect(html).toContain('aria-describedby="email-description email-error"');
    expect(html).toMatch(/id="email-description"[^>]*>Only you see it\./);
    expect(html).toMatch(/id="email-error".*No address\./);
    expect(html).toContain('aria-invalid="true"');
  });

  test('without help and error nothing is pointed at', () => {
    const html = renderToStaticMarkup(<TextField label="E-mail" error="" />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  test('a hidden label is still the name', () => {
    const html = renderToStaticMarkup(<TextField id="q" label="Search" isLabelHidden />);
    expect(html).toMatch(/<label for="q">Search<\/label>/);
  });

  test('sends what a form needs', () => {
    const html = renderToStaticMarkup(
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        defaultValue="a@b.nl"
      />,
    );
    for (const attribute of [
      'name="email"',
      'type="email"',
      'autoComplete="email"',
      'required=""',
      'value="a@b.nl"',
      'autoCapitalize="off"',
    ]) {
      expect(html).toContain(attribute);
    }
  });

  test('two fields never share an id', () => {
    const html = renderToStaticMarkup(
      <>
        <TextField label="One" />
        <TextField label="Two" />
      </>,
    );
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(2);
  });
});
