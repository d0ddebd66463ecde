import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { openPageRequest, pageRequestContext, siteRequestContext } from '../server/page-request.ts';
import { action as chooseLanguageAction } from '../../features/language/lang-config.route.tsx';
import { submitLogIn } from '../../background/session/submit-log-in.ts';
import { loader as logOutLoader } from '../../features/log-in/logout.route.tsx';
import { submitLike } from '../../features/people/like.ts';
import { submitMessage } from '../../features/chat/chats.ts';
import { submitPreferences } from '../../features/match-finder/match-finder.ts';
import { serverAction } from '../server/page-loader.ts';
import { intentOf, readForm } from './submit.ts';
import { submitCompleteSignUp, submitSignUp } from '../../features/sign-up/sign-up.ts';

const likeAction = serverAction(submitLike, { isElsewhere: true });
const sendMessageAction = serverAction(submitMessage);
const logInAction = serverAction(submitLogIn);
const matchPreferencesAction = serverAction(submitPreferences);
const signUpAction = serverAction(submitSignUp);
const completeSignUpAction = serverAction(submitCompleteSignUp);

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

interface Sent {
  path: string;
  method: string;
  body: unknown;
}

const nameOfFile = async (call: Request): Promise<string | undefined> =>
  ((await call.formData()).get('file') as File | null)?.name;

const AWAY = {
  type: 'urn:velours:problem:service_unavailable',
  title: 'The service is not available now',
  status: 503,
  code: 'service_unavailable',
};

/** Sends a form to an action, over an API that takes or refuses every write. */
async function send(
  action: Action,
  fields: Record<string, string> | FormData,
  options: {
    cookie?: string;
    isRefused?: boolean;
    isAway?: boolean;
    /** Refuses every write with this problem. */
    refusal?: { status: number };
    params?: Record<string, string>;
  } = {},
) {
  const sent: Sent[] = [];
  const url = new URL('http://localhost:3000/form');
  const request = new Request(url, {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(options.cookie && { Cookie: options.cookie }) },
  });
  const context = new RouterContextProvider();
  context.set(siteRequestContext, {
    host: 'localhost:3000',
    cspNonce: 'n',
    now: () => 0,
    report: () => undefined,
    apiFetch: async (input) => {
      const call = input as Request;
      const { pathname } = new URL(call.url);
      const isForm = call.headers.get('Content-Type')?.startsWith('multipart/') === true;
      const body: unknown =
        call.method === 'GET' ? null : isForm ? await nameOfFile(call) : await call.json();
      sent.push({ path: pathname, method: call.method, body });
      if (options.isAway === true) return Response.json(AWAY, { status: 503 });
      if (options.refusal && call.method !== 'GET')
        return Response.json(options.refusal, { status: options.refusal.status });
      if (options.isRefused) {
        return Response.json(exampleOf('logIn', 401), { status: 401 });
      }
      return Response.json(exampleOf('getUser', 200, 'free'), {
        headers: { 'Set-Cookie': 'session=new; HttpOnly' },
      });
    },
  });
  const page = openPageRequest(request, context);
  context.set(pageRequestContext, page);
  const result = await action({ request, context, url, params: options.params ?? {} } as never);
  return { result, sent, cookies: page.cookies };
}

const locationOf = (result: unknown): string | null =>
  result instanceof Response ? result.headers.get('Location') : null;

describe('forms sent without script', () => {
  it('a body that is no form is the sender’s fault, and a member of any id can be signed up for', async () => {
    const broken = new Request('http://localhost:3000/login', { method: 'POST', body: '{}' });
    await expect(readForm(broken)).rejects.toMatchObject({ init: { status: 400 } });
    const form = { email: 'a@demo.velours.test', idempotency_key: '\u{1f600}' };
    const { result } = await send(signUpAction, form, { params: { id: '\u{1f600}' } });
    expect(locationOf(result)).toBe('/members/%F0%9F%98%80');
    const key = new FormData();
    key.set('idempotency_key', '\u{1f600}');
    expect(() => new Headers(intentOf(key).header)).not.toThrow();
  });

  it('a call that comes from another site is refused as such, also where the page has no form to show again', async () => {
    const elsewhere = send(logOutLoader, {}, { isRefused: true });
    await expect(elsewhere).rejects.toMatchObject({ init: { status: 401 } });
  });

  it('[S06] log-in goes to members with the session cookie of the API', async () => {
    const fields = { email: 'anna@demo.velours.test', password: 'velours-demo-1' };
    const { result, sent, cookies } = await send(logInAction, fields);
    expect(sent).toEqual([{ path: '/api/user.php', method: 'POST', body: fields }]);
    expect(locationOf(result)).toBe('/members');
    expect(cookies).toEqual(['session=new; HttpOnly']);
  });

  it('[S08] sign-up on the page of a member is for that member, and leads there', async () => {
    const fields = {
      email: 'noor@demo.velours.test',
      name: 'Noor',
      password: 'a short sentence',
      date_of_birth_year: '1992',
      date_of_birth_month: '5',
      date_of_birth_day: '4',
    };
    const cookie = 'locale=nl';
    const there = await send(signUpAction, fields, { cookie, params: { id: 'bram' } });
    const signUp = there.sent.find(({ path }) => path === '/api/signup.php');
    expect(signUp?.body).toMatchObject({ name: 'Noor', first_member: 'bram' });
    expect(locationOf(there.result)).toBe('/members/bram');
    const here = await send(signUpAction, fields, { cookie });
    expect(here.sent.find(({ path }) => path === '/api/signup.php')?.body).not.toHaveProperty(
      'first_member',
    );
    expect(locationOf(here.result)).toBe('/complete-signup');
  });

  it('[S01] a date of birth that was left empty is missing, as any other field', async () => {
    const parts = { date_of_birth_year: '', date_of_birth_month: ' ', date_of_birth_day: '' };
    const invalid = { field: 'date_of_birth', code: 'date_invalid' };
    const refusedWith = async (fields: Record<string, string>) => {
      const refused = { ...exampleOf('signUp', 422, 'signupValidation'), errors: [invalid] };
      const { result } = await send(signUpAction, fields, { refusal: refused });
      return (result as { data: { failure: { fields: object[] } } }).data.failure.fields;
    };
    expect(await refusedWith({ ...parts })).toEqual([{ ...invalid, code: 'required' }]);
    expect(await refusedWith({ ...parts, date_of_birth_day: '4' })).toEqual([invalid]);
  });

  it.each([
    [{}, {}],
    [
      { gender: 'male', looking_for: 'female' },
      { gender: 'male', looking_for: 'female' },
    ],
    [{ looking_for: 'any' }, { looking_for: null }],
    [{ gender: 'x', looking_for: 'y' }, {}],
  ])(
    '[E01] sign-up without script says who somebody is and looks for: %j is sent as %j',
    async (said, told) => {
      const fields = {
        email: 'noor@demo.velours.test',
        name: 'Noor',
        password: 'a short sentence',
        date_of_birth_year: '1992',
        date_of_birth_month: '5',
        date_of_birth_day: '4',
        ...said,
      };
      const { sent } = await send(signUpAction, fields, { cookie: 'locale=nl' });
      const body = sent.find(({ path }) => path === '/api/signup.php')?.body as object;
      expect(
        Object.fromEntries(Object.entries(body).filter(([name]) => /gender|look/.test(name))),
      ).toEqual(told);
    },
  );

  it('[K01] a heart likes or takes back, and comes back to a page of this site alone', async () => {
    const liked = await send(likeAction, { like: 'm1', return_to: '/members?page=2' });
    expect(liked.sent).toEqual([
      { path: '/api/like.php', method: 'POST', body: { profile: 'm1' } },
    ]);
    expect(locationOf(liked.result)).toBe('/members?page=2');
    const back = await send(likeAction, { unlike: 'm1', return_to: '//elsewhere.example' });
    expect(back.sent[0]?.method).toBe('DELETE');
    expect(locationOf(back.result)).toBe('/likes');
    await expect(send(likeAction, { like: 'm1' }, { isAway: true })).rejects.toMatchObject({
      data: { code: 'service_unavailable' },
      init: { status: 503 },
    });
  });

  it('[B03] a message goes out by the key of its page; a refused one comes back with its text', async () => {
    const fields = { profile: 'm1', text: ' Hello\r\nthere ', idempotency_key: 'k' };
    const { result, sent } = await send(sendMessageAction, fields);
    expect(sent).toEqual([
      { path: '/api/messages.php', method: 'POST', body: { profile: 'm1', text: 'Hello\nthere' } },
    ]);
    expect(locationOf(result)).toBe('/form');
    const refused = await send(sendMessageAction, fields, { isAway: true });
    expect(refused.result).toMatchObject({
      data: { values: { text: 'Hello\nthere' } },
      init: { status: 503 },
    });
  });

  it('[P07] the preferences of the match finder are saved, and the page found anew', async () => {
    const fields = { gender: 'male', min_age: '30', max_age: '45', area: 'country' };
    const { result, sent } = await send(matchPreferencesAction, fields);
    expect(sent).toEqual([
      {
        path: '/api/matchfinder.php',
        method: 'PUT',
        body: {
          gender: 'male',
          min_age: 30,
          max_age: 45,
          area: 'country',
          same_reason: false,
          shared_interests: false,
        },
      },
    ]);
    expect(locationOf(result)).toBe('/match-finder#matches');
    const refusal = await send(matchPreferencesAction, fields, { isRefused: true });
    expect(refusal.result).toMatchObject({ init: { status: 401 } });
  });

  it('[S06] log-in comes back to the page that asked for it, never to another site', async () => {
    const fields = { email: 'a@b.example', password: 'x' };
    const back = await send(logInAction, { ...fields, next: '/likes' });
    expect(locationOf(back.result)).toBe('/likes');
    const away = await send(logInAction, { ...fields, next: '//evil.example' });
    expect(locationOf(away.result)).toBe('/members');
  });

  it('[S06] a refused log-in keeps address and aim, not the password', async () => {
    const fields = { email: 'a@b.example', password: 'secret', next: '/likes' };
    const { result } = await send(logInAction, fields, { isRefused: true });
    const { data, init } = result as { data: { values: object }; init: ResponseInit };
    expect(init.status).toBe(401);
    expect(data.values).toEqual({ email: 'a@b.example', next: '/likes' });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('[V05] choosing a language while logged in saves it by PUT user.php, and keeps the page', async () => {
    const { result, sent, cookies } = await send(
      chooseLanguageAction,
      { language: 'nl', return_to: '/members?page=2' },
      { cookie: 'session=s' },
    );
    expect(sent).toContainEqual({
      path: '/api/user.php',
      method: 'PUT',
      body: { language: 'nl' },
    });
    expect(cookies).toContain('locale=nl; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(locationOf(result)).toBe('/members?page=2');
  });

  it('[V05] a visitor’s choice is a cookie only; what is no language changes nothing', async () => {
    const visitor = await send(chooseLanguageAction, { language: 'en' });
    expect(visitor.sent).toEqual([]);
    expect(visitor.cookies).toEqual(['locale=en; Max-Age=31536000; Path=/; SameSite=Lax']);
    const wrong = await send(chooseLanguageAction, { language: 'xx', return_to: '//evil' });
    expect(wrong.cookies).toEqual([]);
    expect(locationOf(wrong.result)).toBe('/lang-config');
  });

  it('what has no form to show again has the status of the API’s refusal', async () => {
    for (const action of [chooseLanguageAction, logOutLoader]) {
      const sending = send(action, { language: 'nl' }, { cookie: 'session=s', isAway: true });
      await expect(sending).rejects.toMatchObject({ init: { status: 503 } });
    }
  });

  const photoForm = (...files: File[]): FormData => {
    const form = new FormData();
    for (const file of files) form.append('file', file);
    return form;
  };
  const chosen = (name: string): File => new File(['bytes'], name, { type: 'image/webp' });

  it('[P04] the photo step adds the photos that were chosen, and shows them', async () => {
    const { result, sent } = await send(
      completeSignUpAction,
      photoForm(chosen('one.webp'), chosen('two.webp')),
    );
    expect(sent).toEqual(
      ['one.webp', 'two.webp'].map((body) => ({ path: '/api/photo.php', method: 'POST', body })),
    );
    expect(locationOf(result)).toBe('/complete-signup');
  });

  it('[P04] with no photo chosen the member goes on; a browser then sends an empty file', async () => {
    const { result, sent } = await send(completeSignUpAction, photoForm(new File([], '')));
    expect(sent).toEqual([]);
    expect(locationOf(result)).toBe('/signup-matches');
  });

  it('[P04] a refused photo is said on the page', async () => {
    const { result } = await send(completeSignUpAction, photoForm(chosen('one.webp')), {
      isRefused: true,
    });
    const { data, init } = result as { data: { failure: object }; init: ResponseInit };
    expect(init.status).toBe(401);
    expect(data.failure).toMatchObject({ status: 401 });
  });

  it('[S05] the last step asks for another mail', async () => {
    const { result, sent } = await send(completeSignUpAction, { return_to: '/complete-signup' });
    expect(sent.map(({ path }) => path)).toEqual(['/api/activation-resend.php']);
    expect(locationOf(result)).toBe('/complete-signup?resend=sent');
  });
});
