/** /__dev/country: be a visitor from another country. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import { devPage } from '../http/dev-page.ts';
import { refuseCrossSite } from '../http/guard.ts';
import { html } from '../domain/html.ts';
import { CHOSEN_COUNTRY_COOKIE } from '../ports/country/country.ts';
import { countryCode } from '../ports/country/country-port.ts';

/** That names of other machines are not let in is seen to for all of /__dev/ by `dev-mail.ts`. */
export function registerDevCountry(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get('/__dev/country', async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return page(countryCode(request.cookies[CHOSEN_COUNTRY_COOKIE]), request.cspNonce);
    });

    scope.post('/__dev/country', async (request, reply) => {
      refuseCrossSite(request);
      const country = countryCode((request.body as { country?: unknown } | undefined)?.country);
      if (country === null) reply.clearCookie(CHOSEN_COUNTRY_COOKIE, { path: '/' });
      else reply.setCookie(CHOSEN_COUNTRY_COOKIE, country, { path: '/', sameSite: 'lax' });
      return reply.redirect('/__dev/country', 303);
    });
  });
}

const page = (country: string | null, nonce: string): string =>
  devPage({
    title: 'Country',
    width: '46rem',
    style: 'form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }',
    nonce,
    content: html`<p>
        The country that this browser's visits come from, as a proxy's header or a database would
        say. A code that the site does not serve (JP) counts too; none leaves it unknown.
        <a href="/">The site</a>
      </p>
      <form method="post">
        <label>
          Country, two letters<br />
          <input
            name="country"
            value="${country ?? ''}"
            maxlength="2"
            size="4"
            autocomplete="off"
          />
        </label>
        <button>Set</button>
      </form>`,
  });
