import { describe, expect, it } from 'vitest';
import {
  callerKinds,
  operations,
  refusalOf,
  type Operation,
  type Schema,
} from '@velours/openapi/operations';
import { exampleOf, examplesOf } from './testing/examples.ts';
import { faultsOf } from './testing/validate.ts';
import type { OperationId, Problem, ProblemCode } from '@velours/openapi/types';
import { problemCodes } from '@velours/openapi/page-values';
import { fieldCodes, interests } from '@velours/openapi/values';

const all = [...operations().values()];
const byId = all.map((operation) => [operation.operationId, operation] as const);
const parametersOf = ({ parameters }: Operation, place: string) =>
  parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

/** Every problem code that an operation shows an example of. */
const codesOf = (id: OperationId) =>
  examplesOf(id).map(({ value }) => (value as Partial<Problem> | undefined)?.code);

/** Every object and text of a schema with the path that leads there. */
function* partsOf(schema: Schema, path = ''): Generator<[path: string, part: Schema]> {
  yield [path, schema];
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* partsOf(part, `${path}.${name}`);
  for (const [index, part] of (schema.oneOf ?? []).entries())
    yield* partsOf(part, `${path}|${index}`);
  if (schema.items !== undefined) yield* partsOf(schema.items, `${path}[]`);
}

describe('examples', () => {
  it.each(byId)(
    '%s: every answer with a body has one, and each is on its schema',
    (id, operation) => {
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect(answer.content === undefined).toBe(status === '204');
        for (const { schema, examples } of Object.values(answer.content ?? {})) {
          expect(Object.keys(examples).length, `${id} ${status}`).toBeGreaterThan(0);
          for (const [name, { value }] of Object.entries(examples))
            expect(faultsOf(schema, value), `${id} ${status} ${name}`).toEqual([]);
        }
      }
    },
  );

  it.each(byId)('%s: a request body has one, and each is on its schema', (id, { requestBody }) => {
    for (const { schema, examples } of Object.values(requestBody?.content ?? {})) {
      expect(Object.keys(examples).length).toBeGreaterThan(0);
      for (const [name, { value }] of Object.entries(examples))
        expect(faultsOf(schema, value), `${id} ${name}`).toEqual([]);
    }
  });

  it.each(byId)('%s: one operation never has two examples of a name under a status', (id) => {
    const names = examplesOf(id).map(({ status, name }) => `${status}/${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the events of the stream are on their schema', () => {
    const [stream] = examplesOf('streamEvents');
    const schema = operations().get('streamEvents')?.responses['200']?.content?.[
      'text/event-stream'
    ]?.schema as { contentSchema: Schema };
    const events = String(stream?.value)
      .split('\n\n')
      .filter((block) => block.includes('event:'))
      .map((block) => ({
        event: /^event: (.*)$/m.exec(block)?.[1],
        data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as unknown,
      }));
    expect(events.map(({ event }) => event)).toEqual([
      'hello',
      'message',
      'typing',
      'read',
      'order',
      'chats',
    ]);
    for (const event of events) expect(faultsOf(schema.contentSchema, event)).toEqual([]);
    expect(faultsOf(schema.contentSchema, { event: 'message', data: {} })).not.toEqual([]);
  });

  it('a value off its schema is found', () => {
    const schema =
      operations().get('getUser')?.responses['200']?.content?.['application/json']?.schema ?? {};
    const { user } = exampleOf('getUser', 200);
    expect(faultsOf(schema, { user })).toEqual([]);
    expect(faultsOf(schema, { user: { ...user, password_hash: 'x' } })).not.toEqual([]);
    expect(faultsOf(schema, { user: { ...user, signup_date: 'yesterday' } })).not.toEqual([]);
    expect(faultsOf(schema, {})).not.toEqual([]);
  });
});

describe('problems', () => {
  const problems = all.flatMap(({ operationId }) =>
    examplesOf(operationId).filter(({ status }) => status >= 400),
  );

  it.each(byId)(
    '%s: every failure is a problem, and its status is the one it stands under',
    (id) => {
      const failures = examplesOf(id).filter(({ status }) => status >= 400);
      for (const { status, mediaType, value } of failures) {
        const { code, type, status: told } = value as Problem;
        expect({ mediaType, told, type }).toEqual({
          mediaType: 'application/problem+json',
          told: status,
          type: `urn:velours:problem:${code}`,
        });
      }
      expect(failures.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 500]));
    },
  );

  it('every code has an example, but those that come from outside every operation', () => {
    const shown = new Set(problems.map(({ value }) => (value as Problem).code));
    const outside = ['method_not_allowed'];
    expect(problemCodes.filter((code) => !shown.has(code))).toEqual(outside);
  });

  it('a code always comes with one status', () => {
    const statuses = new Map<string, Set<number>>();
    for (const { value } of problems) {
      const { code, status } = value as Problem;
      statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
    }
    expect([...statuses].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('[S09] authentication_required carries its flag and the status 403, and no other problem does', () => {
    const flagged = problems.filter(
      ({ value }) => (value as Problem).authentication_required === true,
    );
    const required = problems.filter(
      ({ value }) => (value as Problem).code === 'authentication_required',
    );
    expect(flagged).toEqual(required);
    expect([...new Set(flagged.map(({ status }) => status))]).toEqual([403]);
  });

  it('problem codes and field codes never mean two things', () => {
    expect(fieldCodes.filter((code) => (problemCodes as readonly string[]).includes(code))).toEqual(
      [],
    );
  });
});

describe('requests', () => {
  /** Whether a part of a request may grow without end, or take what is not declared. */
  function isOpen({
    type = [],
    additionalProperties,
    maxItems,
    maxLength,
    enum: values,
    format,
  }: Schema) {
    const types = [type].flat();
    if (types.includes('object')) return additionalProperties !== false;
    if (types.includes('array')) return maxItems === undefined;
    const isEndless = maxLength === undefined || maxLength > 5000;
    return types.includes('string') && values === undefined && format !== 'binary' && isEndless;
  }

  it.each(byId)('%s: takes no undeclared field, and no text without an end', (_id, operation) => {
    const schemas = [
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
      ...operation.parameters.map(({ schema }) => schema),
    ];
    const open = schemas
      .flatMap((schema) => [...partsOf(schema)])
      .filter(([, part]) => isOpen(part));
    expect(open).toEqual([]);
  });

  it('[B03] every write requires an Idempotency-Key, except both log-ins, page-hidden, typing and the age check', () => {
    const keyOf = ({ parameters }: Operation) =>
      parameters.find(({ name }) => name === 'Idempotency-Key')?.required;
    const writes = all.filter(({ method }) => method !== 'get');
    const without = writes.filter((operation) => keyOf(operation) !== true);
    expect(without.map((operation) => [operation.operationId, keyOf(operation)])).toEqual([
      ['logIn', false],
      ['startPasskey', undefined],
      ['logInWithPasskey', undefined],
      ['sendTyping', undefined],
      ['pageHidden', undefined],
      ['beginAgeCheck', undefined],
    ]);
    expect(
      all.filter(({ method }) => method === 'get').filter((one) => keyOf(one) !== undefined),
    ).toEqual([]);
  });

  it('[B03] a write that requires a key answers a missing, a reused and a running one', () => {
    const wanted: readonly ProblemCode[] = [
      'idempotency_in_progress',
      'idempotency_key_required',
      'idempotency_key_reused',
    ];
    const keyed = all.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    const lacking = keyed.filter(({ operationId }) => {
      const codes = codesOf(operationId);
      return !wanted.every((code) => codes.includes(code));
    });
    expect(keyed.length).toBeGreaterThan(10);
    expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe('callers', () => {
  it.each(byId)('%s: names who may call, as its security and its refusals say', (id, operation) => {
    const { callers } = operation;
    const { security } = operation as unknown as { security: readonly object[] };
    const isOpen = security.some((scheme) => Object.keys(scheme).length === 0);
    expect(callers.length).toBeGreaterThan(0);
    expect(callers.includes('visitor')).toBe(isOpen);
    const refusals = new Set(callerKinds.map((caller) => refusalOf(callers, caller)));
    refusals.delete(null);
    expect(codesOf(id)).toEqual(expect.arrayContaining([...refusals]));
  });
});

describe('spec section 7: the documented calls', () => {
  /** Method, path, payload, and the fields of the answer, as the table of the spec has them. */
  const documented: readonly [OperationId, string, string, readonly string[], readonly string[]][] =
    [
      ['logIn', 'post', '/api/user.php', ['email', 'password'], ['user']],
      ['getUser', 'get', '/api/user.php', [], ['user']],
      ['saveLanguage', 'put', '/api/user.php', ['language'], ['user']],
      ['logIn', 'post', '/api/user.php', ['push', 'subscription'], ['user']],
      ['logOut', 'get', '/api/logout.php', [], []],
      ['getGeocode', 'get', '/api/geocode.php', ['lat', 'lon'], []],
      ['pageHidden', 'post', '/api/page-hidden.php', [], []],
      ['autoLike', 'get', '/api/auto-like.php', [], ['profile']],
      ['getDiscountCode', 'get', '/api/discountcode.php', ['welcome'], ['code', 'expires']],
      ['getSettings', 'get', '/api/settings.php', ['forced-domain'], ['settings']],
      ['getChats', 'get', '/api/chats.php', [], ['chats']],
      ['getLikes', 'get', '/api/likes.php', [], ['profiles', 'liked_by']],
      ['removeChat', 'delete', '/api/chat.php', ['conversation'], []],
      ['getInterests', 'get', '/api/interests.php', [], []],
      ['getRegions', 'get', '/api/regions.php', [], []],
      ['getCompanyInfo', 'get', '/api/companyinfo.php', [], []],
    ];

  it.each(documented)('%s: %s %s', (id, method, path, payload, answer) => {
    const operation = operations().get(id);
    expect([operation?.method, operation?.path]).toEqual([method, path]);
    const body = operation?.requestBody?.content['application/json']?.schema;
    const fields = [...partsOf(body ?? {})].flatMap(([, part]) =>
      Object.keys(part.properties ?? {}),
    );
    const query = operation === undefined ? [] : parametersOf(operation, 'query');
    expect([...fields, ...query]).toEqual(expect.arrayContaining([...payload]));
    const answers = operation?.responses['200']?.content?.['application/json']?.schema;
    expect(Object.keys(answers?.properties ?? {})).toEqual(expect.arrayContaining([...answer]));
  });

  it('page-hidden takes an empty JSON object', () => {
    const { schema } =
      operations().get('pageHidden')?.requestBody?.content['application/json'] ?? {};
    expect(faultsOf(schema ?? {}, {})).toEqual([]);
    expect(faultsOf(schema ?? {}, { any: 1 })).not.toEqual([]);
  });

  it('auto-like gives id and main_image.match', () => {
    const { value } = examplesOf('autoLike')[0] ?? {};
    expect(value).toMatchObject({
      profile: { id: expect.any(String), main_image: { match: expect.any(String) } },
    });
  });

  it('every interest of the list is there', () => {
    const { value } = examplesOf('getInterests')[0] ?? {};
    expect(value).toEqual({ interests });
  });

  it('[P03] every profile that is carried says its kind', () => {
    const answers = all.flatMap(({ responses }) => Object.values(responses));
    const schemas = answers.flatMap(({ content }) => Object.values(content ?? {}));
    const members = schemas
      .flatMap(({ schema }) => [...partsOf(schema)])
      .filter(([, { properties = {} }]) => 'name' in properties && 'main_image' in properties);
    expect(members.length).toBeGreaterThan(8);
    expect(members.filter(([, { required = [] }]) => !required.includes('kind'))).toEqual([]);
  });
});

describe('spec section 3: the documented fields', () => {
  /** The call, the place in its answer (or in what is sent), and the fields that the spec names there. */
  const documented: readonly [OperationId, 'answer' | 'body', string, string][] = [
    [
      'getUser',
      'answer',
      '.user',
      'status credits paid_user signup_date notifications_disabled language profile',
    ],
    [
      'getUser',
      'answer',
      '.user.profile',
      'id name country status main_image fictional_icon gender sexuality reason age tattoos hair_colour eye_colour body_type relationship_status interests countryregion',
    ],
    ['getMember', 'answer', '.profile.photos[]', 'filename thumb_filename status match'],
    [
      'getSettings',
      'answer',
      '.settings',
      'countries name domain domain_language cdn_prefix niche company_id mail_name index_title description signups logged_out_search logged_out_search_trafficsource geoip_country geoip_selected_country enable_site_entry_popup push_public_key support_email support_phone minimum_message_costs message_credits signup_credits photo_credits gift_credits message_length visible_profile_fields visible_profile_notes search_fields fictional_icon fictional_warning fictional_singular fictional_plural refund_days member_resell interests region_data',
    ],
    ['signUp', 'body', '', 'email name password date_of_birth signup_message'],
    ['signUp', 'body', '.tracking', 'network ref sub1 sub2 sub3'],
    ['signDirectDebit', 'body', '', 'account_holder iban street house_number zip city phone'],
    ['confirmDirectDebit', 'body', '', 'otp'],
    ['getOrder', 'answer', '.order', 'payment_id credits total method transaction_costs'],
    [
      'getDiscountCode',
      'answer',
      '',
      'code country user_id expires value_percentage percentage currency minimum_order_value status validity expired paymentmethods',
    ],
    ['getChats', 'answer', '', 'chats total_unread total_new_likes'],
    [
      'getChats',
      'answer',
      '.chats[]',
      'profile_id conversation_id num_unread_messages last_message',
    ],
    ['getLikes', 'answer', '.liked_by[]', 'id like_new'],
    ['searchMembers', 'answer', '', 'results page_number num_results similar_results'],
    [
      'getCompanyInfo',
      'answer',
      '',
      'name address kvk city country tradenames vat_numbers support_phone delete_discount added',
    ],
  ];

  it.each(documented)('%s: %s%s has every one', (id, side, path, fields) => {
    const operation = operations().get(id);
    const holder = side === 'body' ? operation?.requestBody : operation?.responses['200'];
    const schema = holder?.content?.['application/json']?.schema;
    const named = [...partsOf(schema ?? {})]
      .filter(([place]) => place.replaceAll(/\|\d+/g, '') === path)
      .flatMap(([, part]) => Object.keys(part.properties ?? {}));
    expect(named).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('main_image is null where there is no photo', () => {
    const { properties } =
      operations().get('getUser')?.responses['200']?.content?.['application/json']?.schema ?? {};
    const image = properties?.['user']?.properties?.['profile']?.properties?.['main_image'];
    expect(faultsOf(image ?? { type: 'object' }, null)).toEqual([]);
  });

  it('[P05] the interests are those of the list, in its order', () => {
    const listed =
      'adventure, anal sex, animals, art, astrology, barbecue, beach, beer, biking, bondage, coffee, cooking, dancing, exchanging pictures, fashion, foodie, gardening, gym, hiking, hugging, kissing, lingerie, massages, masturbating, movies, music, one night stand, oral sex, outdoors, party, photography, politics, public sex, reading, relationship, sadomasochism, safe sex, sex, sex toys, shopping, sports, sushi, tattoos, tea, theater, threesome, travelling, vegetarian, video games, wine';
    expect(interests).toEqual(listed.split(', ').map((name) => name.replaceAll(' ', '_')));
  });
});
