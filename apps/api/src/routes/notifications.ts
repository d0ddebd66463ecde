/** /api/notifications.php and /api/mail-notifications.php: what a member wants to be told (spec sections 2 and 4). */
import type { Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import { resumeMails } from '../domain/notifications/disabling.ts';
import { openLink } from '../domain/notifications/links.ts';
import { notificationsView, saveWishes, wishesOf } from '../domain/notifications/settings.ts';
import { findMember } from '../domain/members/members.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getNotifications: async (request) => ({
    body: await notificationsView(services.db, memberOf(request)),
  }),

  saveNotifications: async (request, reply) => {
    const member = memberOf(request);
    const change = request.body;
    if (change.resume) await services.limits.consume('mailByAddress', member.email);
    const origin = publicOriginOf(services, request);
    return write(services, request, reply, async (tx) => {
      await saveWishes(services, tx, member.id, change);
      if (change.resume) await resumeMails(services, tx, member, { provenAt: null, origin });
      return { body: await viewAgain(tx, member) };
    });
  },

  getMailNotifications: async (request) => {
    const { member } = await openedBy(services, request.query.token, callerOf(request));
    return { body: await notificationsView(services.db, member) };
  },

  saveMailNotifications: async (request, reply) => {
    const { member, madeAt: provenAt } = await openedBy(
      services,
      request.query.token,
      callerOf(request),
    );
    const { mail, resume } = request.body;
    const origin = publicOriginOf(services, request);
    return write(services, request, reply, async (tx) => {
      // A browser's notifications are no business of a mail.
      const { push } = await wishesOf(tx, member.id);
      await saveWishes(services, tx, member.id, { mail, push });
      if (resume) await resumeMails(services, tx, member, { provenAt, origin });
      return { body: await viewAgain(tx, member) };
    });
  },
}));

/** Guesses are counted; a token is too long to be guessed anyway. */
async function openedBy(services: Services, token: string, caller: string) {
  await services.limits.consume('linkByCaller', caller);
  return openLink(services, services.db, token);
}

const viewAgain = async (tx: Tx, member: MemberRow) =>
  notificationsView(tx, (await findMember(tx, member.id)) ?? member);
