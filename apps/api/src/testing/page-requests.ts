/** Generated requests of pages: every path of the route manifest, by each method, with forms of any kind. */
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { ServerBuild } from 'react-router';
import type { Method } from '@velours/host/method';

export interface PageRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | undefined;
  /** Which of the callers sends it. */
  readonly caller: number;
}

/** The paths of a manifest, parameters as `:name`. */
export function pathsOf(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined
      ? ''
      : [pathOf(route.parentId), route.path].filter(Boolean).join('/');
  };
  return [...new Set(Object.keys(routes).map((id) => `/${pathOf(id)}`))];
}

const junk = [
  '',
  'x',
  '0',
  '-1',
  '1e9',
  'NaN',
  '%',
  '\u0000',
  '\ud83d\ude00',
  '../..',
  '//evil.example',
  '<script>',
  "' or 1=1",
  'a'.repeat(3000),
  '__proto__',
  'constructor',
  'null',
  '0198c0de-0001-7a00-8a00-000000000002',
];

const NAMES = [
  'account_holder',
  'again',
  'amount',
  'category',
  'color_scheme',
  'confirmation',
  'country',
  'countryregion',
  'current',
  'date_of_birth',
  'date_of_birth.day',
  'decision',
  'discount_code',
  'do',
  'email',
  'form',
  'iban',
  'id',
  'idempotency_key',
  'intent',
  'interests',
  'invisible',
  'language',
  'mail',
  'mail_before',
  'message',
  'name',
  'next',
  'order',
  'otp',
  'package',
  'page',
  'password',
  'payment_method',
  'phone',
  'push',
  'push_before',
  'q',
  'reason',
  'return_to',
  'shown_country',
  'sort',
  'step',
  'text',
  'text_size',
  'token',
  'total',
  'currency',
  'version',
  'withdrawal_consent',
  '_routes',
  'index',
  '__proto__',
];

const KNOWN = [
  'email',
  'resend',
  'cancel',
  'password',
  'appearance',
  'privacy',
  'location',
  'pay',
  'remove_code',
  'remove',
  'sign',
  'confirm',
  'verify',
  'stop',
  'resume',
  'save',
  'on',
  'nl',
  'NL',
  '1',
  '/members',
  'noor@example.test',
];

const value = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.constantFrom(...junk),
  fc.string({ unit: 'grapheme' }),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 8 });
const encoded = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(
    pairs.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
  ).toString();

const part = ([name, text]: readonly [string, string]): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${name === 'id' ? '; filename="x.jpg"' : ''}\r\n\r\n${text}\r\n`;

const body: Arbitrary<Pick<PageRequest, 'payload'> & { readonly type?: string }> = fc.oneof(
  {
    weight: 5,
    arbitrary: fields.map((pairs) => ({
      type: 'application/x-www-form-urlencoded',
      payload: encoded(pairs),
    })),
  },
  {
    weight: 2,
    arbitrary: fields.map((pairs) => ({
      type: 'multipart/form-data; boundary=x',
      payload: `${pairs.map(part).join('')}--x--`,
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'Multipart/Form-Data; boundary=x',
          'application/json',
          'text/plain',
          ';',
          'application/x-www-form-urlencoded; charset=x',
        ),
        fc.constantFrom('', 'x', '{', '--x\r\n', '--x--', '%zz&%', '\u00ff'),
      )
      .map(([type, payload]) => ({ type, payload })),
  },
  { weight: 1, arbitrary: fc.constant({}) },
);

/** @param callers how many there are to choose from */
export function pageRequests(
  paths: readonly string[],
  ids: readonly string[],
  callers: number,
): Arbitrary<PageRequest> {
  const filled = fc
    .tuple(
      fc.constantFrom(...paths),
      fc.array(fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...junk)), {
        minLength: 2,
        maxLength: 2,
      }),
    )
    .map(([path, [first = '', second = '']]) =>
      path
        .replace(/:\w+\??/, encodeURIComponent(first))
        .replace(/:\w+\??/, encodeURIComponent(second))
        .replace('*', encodeURIComponent(first)),
    );
  return fc
    .record({
      path: filled,
      end: fc.constantFrom('', '', '', '.data', '/'),
      query: fc.oneof(
        fc.constant(''),
        fields.map((pairs) => `?${encoded(pairs)}`),
      ),
      method: fc.constantFrom<Method[]>('GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE'),
      site: fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site'),
      language: fc.constantFrom('en', 'nl', 'x', ''),
      content: body,
      caller: fc.nat(callers - 1),
    })
    .map(({ path, end, query, method, site, language, content, caller }) => ({
      method,
      url: `${path}${end}${query}`,
      caller,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': site,
        'accept-language': language,
        ...(content.type !== undefined && { 'content-type': content.type }),
      },
      ...(method !== 'GET' && method !== 'HEAD' && { payload: content.payload ?? '' }),
    }));
}
