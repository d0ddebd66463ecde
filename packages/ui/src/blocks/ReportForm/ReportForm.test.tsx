import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { reportForm, reportSubjects } from './ReportForm.fixtures.ts';
import { ReportForm } from './ReportForm.tsx';
import type { ReportFormProps } from './ReportForm.types.ts';

const render = (props: Partial<ReportFormProps> = {}): string =>
  renderToStaticMarkup(<ReportForm {...reportForm} {...props} />);

describe('ReportForm', () => {
  test.each(Object.values(reportSubjects))(
    '[B04] shows which $kind is reported, labelled where it is no real member',
    (subject) => {
      const html = render({ subject });
      expect(html).toContain(subject.label);
      expect(html).toContain('>Demo profile<');
    },
  );

  test('[B04] the words of a reported message are shown as they will be kept', () => {
    expect(render()).toMatch(/<blockquote[^>]*>Send me money/);
  });

  test('[B04] asks for a reason and, if wanted, for words; no reason is chosen beforehand', () => {
    const html = render();
    expect(html.match(/type="radio"/g)).toHaveLength(reportForm.reasons.length);
    expect(html).not.toContain('checked=""');
    expect(html).toMatch(/<textarea [^>]*name="text"/);
    expect(html).toContain('(optional)');
  });

  test('[B04] offers to block as well, where there is a word for it', () => {
    expect(render()).toMatch(/type="checkbox"[^>]* value="yes"/);
    // Its group has no name of its own, which would be read out before the same words.
    expect(render().split(String(reportForm.labels.block))).toHaveLength(2);
    const without = { ...reportForm.labels, block: undefined };
    expect(render({ labels: without })).not.toContain('type="checkbox"');
  });

  test('[B04] says what is kept as evidence', () => {
    expect(render()).toContain('We keep a copy of what you report as evidence');
  });

  test('[B04] once it is sent there is the reference in the place of the form', () => {
    const html = render({ sentReference: 'R-1', headingLevel: 'none' });
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<h2 .*Thank you/);
    expect(html).toContain('>R-1</dd>');
  });
});
