/**
 * /unsubscribe/<token>: the one-click way out of a mail (RFC 8058). A mail program sends it, in that standard's format and without a
 * session, so it is no part of our contract. Only a POST does something: who follows the link by GET (a person, or a scanner of
 * mails) comes to the page with the same settings.
 */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { disableMails } from '../domain/notifications/disabling.ts';
import { openLink } from '../domain/notifications/links.ts';
import { takeBytes } from '../http/raw-body.ts';
import { callerOf } from '../http/request.ts';

const BODY_LIMIT = 4096;

export function registerUnsubscribe(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // "List-Unsubscribe=One-Click", as a form of either kind; what it says is known already.
    takeBytes(scope, BODY_LIMIT);
    scope.get<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      // Whatever it is: the page says where a link does not work.
      const token = encodeURIComponent(request.params.token);
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/notifications?token=${token}`, 303);
    });
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const { member } = await openLink(services, request.params.token, callerOf(request));
      await services.db.transaction((tx) =>
        disableMails(services, tx, member.id, 'listunsubscribe'),
      );
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}
