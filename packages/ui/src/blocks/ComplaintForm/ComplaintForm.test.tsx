import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { complaintErrors, complaintForm } from './ComplaintForm.fixtures.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import type { ComplaintFormProps } from './ComplaintForm.types.ts';

const render = (props: Partial<ComplaintFormProps> = {}): string =>
  renderToStaticMarkup(<ComplaintForm {...complaintForm} {...props} />);

describe('ComplaintForm', () => {
  test('[A03] is a plain form of name, e-mail, category and text', () => {
    const html = render();
    expect(html).toMatch(/<form [^>]*action="\/complaints"[^>]*>/);
    expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'email',
      'category',
      'message',
    ]);
  });

  test('[A03] what is known of a member is filled in and can be changed', () => {
    const html = render({ defaultValues: { name: 'Anna', email: 'anna@example.org' } });
    expect(html).toMatch(/<input [^>]*name="name"[^>]*value="Anna"/);
    expect(html).toMatch(/<input [^>]*name="email"[^>]*value="anna@example.org"/);
    expect(html).not.toMatch(/readonly|disabled/i);
  });

  test('[A03] each refused field has its message, and the summary leads to it', () => {
    const html = render({ errors: complaintErrors });
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    for (const id of targets) expect(html).toContain(` id="${id}"`);
    for (const message of Object.values(complaintErrors.fields ?? {})) {
      expect(html.split(message)).toHaveLength(3);
    }
  });

  test('[A03] once it is sent there is the reference in the place of the form', () => {
    const html = render({ sentReference: 'C-2026-0142' });
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<dt[^>]*>Reference<\/dt><dd[^>]*>C-2026-0142<\/dd>/);
    expect(html).toMatch(/<a [^>]*href="\/members"/);
  });
});
