/** /__dev/age-check/<id>: where a tester says how an age check ends. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { devPage } from '../http/dev-page.ts';
import { html } from '../domain/html.ts';
import { problem } from '../domain/problem.ts';
import { isSandboxAgeCheck } from '../ports/age-check/sandbox-age-check.ts';

interface Params {
  readonly id: string;
}

/** That names of other machines are not let in is seen to for all of /__dev/ by `dev-mail.ts`. */
export function registerDevAgeCheck(app: FastifyInstance, services: Services): void {
  const checks = services.ageCheck;
  if (!isSandboxAgeCheck(checks)) return;
  const returnUrlOf = ({ id }: Params): string => {
    const url = checks.returnUrlOf(id);
    if (url === null) throw problem('not_found');
    return url;
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Params: Params }>('/__dev/age-check/:id', async (request, reply) => {
      returnUrlOf(request.params);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return devPage({
        title: 'Sandbox age check',
        width: '30rem',
        style:
          'form { display: grid; gap: .5rem; } button { font: inherit; min-block-size: 2.75rem; }',
        nonce: request.cspNonce,
        content: html`<p>Nobody looks at you here. Choose how the check ends.</p>
          <form method="post">
            <button name="result" value="passed">18 or older</button>
            <button name="result" value="failed">Younger, or given up</button>
          </form>`,
      });
    });
    scope.post<{ Params: Params }>('/__dev/age-check/:id', async (request, reply) => {
      const returnUrl = returnUrlOf(request.params);
      const result = (request.body as { result?: unknown } | undefined)?.result;
      if (result !== 'passed' && result !== 'failed') throw problem('malformed_request');
      checks.decide(request.params.id, result);
      return reply.redirect(returnUrl, 303);
    });
  });
}
