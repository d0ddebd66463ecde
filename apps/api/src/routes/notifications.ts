/** /api/notifications.php and /api/mail-notifications.php: what a member wants to be told (spec sections 2 and 4). */
import type { Tx } from '../db/connection.ts';
import { countMailTo } from '../domain/activation/mails.ts';
import { hasBounced, isAddressProven, resumeMails } from '../domain/notifications/disabling.ts';
import { openLink } from '../domain/notifications/links.ts';
import { notificationsView, saveWishes } from '../domain/notifications/settings.ts';
import { findMember } from '../domain/members/members.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getNotifications: async (request) => ({
    body: await notificationsView(services.db, memberOf(request), null),
  }),

  saveNotifications: async (request, { write, once }) => {
    const member = memberOf(request);
    const change = request.body;
    const origin = publicOriginOf(services, request);
    return write(
      async (tx) => {
        await saveWishes(services, tx, member.id, change);
        if (change.resume) await resumeMails(services, tx, member, { provenAt: null, origin });
        return { body: await viewAgain(tx, member, null) };
      },
      {
        count: change.resume
          ? () => once(() => countMailTo(services, member.email, callerOf(request)))
          : undefined,
      },
    );
  },

  getMailNotifications: async (request) => {
    const { member, madeAt } = await openLink(services, request.query.token, callerOf(request));
    return { body: await notificationsView(services.db, member, madeAt) };
  },

  saveMailNotifications: async (request, { write, once }) => {
    const { member, madeAt } = await openLink(services, request.query.token, callerOf(request));
    const { mail, resume } = request.body;
    const origin = publicOriginOf(services, request);
    const asksAddress =
      resume && hasBounced(member) && !(await isAddressProven(services.db, member.id, madeAt));
    return write(
      async (tx) => {
        // A browser's notifications are no business of a mail.
        await saveWishes(services, tx, member.id, mail === undefined ? {} : { mail });
        if (resume) await resumeMails(services, tx, member, { provenAt: madeAt, origin });
        return { body: await viewAgain(tx, member, madeAt) };
      },
      {
        count: asksAddress
          ? () => once(() => countMailTo(services, member.email, callerOf(request)))
          : undefined,
      },
    );
  },
}));

const viewAgain = async (tx: Tx, member: MemberRow, madeAt: Date | null) =>
  notificationsView(tx, (await findMember(tx, member.id)) ?? member, madeAt);
