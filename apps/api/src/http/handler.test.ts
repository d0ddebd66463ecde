import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { defineRoutes } from './handler.ts';
import type { Handlers } from './handler.ts';

/** As a view of the domain may have more than is told. */
const seen = async () => ({ logged_out: true as const, password_hash: 'x' });

/** Each line below stands for a mistake; the compiler fails where it lets one pass. */
const MISTAKES = {
  'an operation that is not declared': () =>
    // @ts-expect-error -- no such operation
    defineRoutes(() => ({ logOff: async () => ({ body: { logged_out: true } }) })),
  'a status that is not declared': () =>
    // @ts-expect-error -- 200 alone
    defineRoutes(() => ({ logOut: async () => ({ status: 201, body: { logged_out: true } }) })),
  'no status where 200 is not declared': () =>
    // @ts-expect-error -- 204 alone
    defineRoutes(() => ({ pageHidden: async () => ({ body: undefined }) })),
  'a field that is not declared': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- no field `password_hash`
      logOut: async () => ({ body: { logged_out: true, password_hash: '' } }),
    })),
  'a field that is not declared, from elsewhere': () =>
    // @ts-expect-error -- no field `password_hash`
    defineRoutes(() => ({ logOut: async () => ({ body: await seen() }) })),
  'a field within that is not declared': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- no field `note` in one of the sessions
      listSessions: async () => ({
        body: {
          sessions: [
            {
              id: '',
              browser: null,
              system: null,
              form: 'phone',
              created_at: '',
              last_seen_at: '',
              is_current: true,
              note: '',
            },
          ],
        },
      }),
    })),
  'a value of another type': () =>
    // @ts-expect-error -- `logged_out` is true
    defineRoutes(() => ({ logOut: async () => ({ body: { logged_out: 'yes' } }) })),
  'a value that is not listed': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- no such country
      getGeocode: async () => ({ body: { country: 'XX', countryregion: null, city: null } }),
    })),
  'a field left out': () =>
    // @ts-expect-error -- `city` is required
    defineRoutes(() => ({ getGeocode: async () => ({ body: { country: 'NL' } }) })),
  'a parameter that is not declared': () =>
    defineRoutes(() => ({
      getGeocode: async (request) => {
        // @ts-expect-error -- the query has `lat` and `lon`
        void request.query.place;
        return { body: { country: 'NL', countryregion: null, city: null } };
      },
    })),
  'a value that is not known to the compiler': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- anything could be in it
      getGeocode: async () => ({ body: JSON.parse('{}') }),
    })),
  'a field of the call that is not declared': () =>
    defineRoutes(() => ({
      removeChat: async (request, { write }) =>
        write(async () => {
          // @ts-expect-error -- the body has `conversation`
          void request.body.profile;
          return { body: { removed: true } };
        }),
    })),
  'a write with a status that is not declared': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- 200 alone
      removeChat: async (request, { write }) =>
        write(async () => ({ status: 201, body: { removed: true } })),
    })),
  'a write with a field that is not declared': () =>
    defineRoutes(() => ({
      // @ts-expect-error -- no field `at`
      removeChat: async (request, { write }) =>
        write(async () => ({ body: { removed: true, at: '' } })),
    })),
};

// @ts-expect-error -- every operation has a handler
const NONE: Handlers = {};

describe('a handler is typed by its operation', async () => {
  const { services } = await createTestApp();

  it.each(Object.entries(MISTAKES))('and with %s does not compile', (_mistake, routes) => {
    expect(Object.keys(routes()(services))).toHaveLength(1);
  });

  it('and without a handler for each operation the server does not compile', () => {
    expect(NONE).toEqual({});
  });
});
