import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Form, textOf } from './Form.tsx';
import type { FormProps } from './Form.tsx';

const render = (props: Partial<FormProps> = {}): string =>
  renderToStaticMarkup(
    <Form action="/save" errorTitle="Look again" fieldIds={{ a: 'id-a', b: 'id-b' }} {...props}>
      fields
    </Form>,
  );

describe('Form', () => {
  test('posts to its action without script, with its hidden fields', () => {
    const html = render({ hiddenFields: { to: '/chats' } });
    expect(html).toMatch(/<form [^>]*action="\/save" method="post"/);
    expect(html).toContain('name="to" value="/chats"');
  });

  test('[S03] the summary says what concerns the whole form first, then the fields in their order', () => {
    const html = render({ errors: { form: 'Whole', fields: { b: 'Second', a: 'First' } } });
    const order = ['Whole', 'First', 'Second'].map((words) => html.indexOf(words));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(html).toContain('href="#id-a"');
  });

  test('without errors there is no summary', () => {
    expect(render()).not.toContain('Look again');
    expect(render({ errors: { fields: {} } })).not.toContain('Look again');
  });

  test('a field that was not sent, or is a file, reads as empty text', () => {
    const data = new FormData();
    data.set('name', 'Anna');
    data.set('file', new Blob(['x']));
    expect([textOf(data, 'name'), textOf(data, 'file'), textOf(data, 'none')]).toEqual([
      'Anna',
      '',
      '',
    ]);
  });
});
