/** /api/user.php: the logged-in member, log-in, language, push subscription (spec section 7). */
import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { AccountDeleted } from '../domain/deletion/log-in.ts';
import { logIn } from '../domain/members/log-in.ts';
import { userView, viewOf } from '../domain/members/user-view.ts';
import { isPushKept, subscribe } from '../domain/push/subscriptions.ts';
import { originOf } from '../http/device-cookie.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { fieldProblem, problem } from '../domain/problem.ts';
import { offerReactivation } from '../http/reactivation-cookie.ts';
import { openProved } from '../http/session-cookie.ts';
import { sessionOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getUser: async (request) => {
    const member = memberOf(request);
    const { push_id: pushId } = request.query;
    const { own } = request;
    if (own === null) throw problem('authentication_required');
    const view = await viewOf(services, services.db, member, own);
    if (pushId === undefined) return { body: view };
    const push_kept = await isPushKept(services.db, sessionOf(request), pushId);
    return { body: { ...view, push_kept } };
  },

  logIn: async (request, { reply, write }) => {
    const { body } = request;
    if (request.query.push === 1) {
      const member = memberOf(request);
      idempotencyKeyOf(request);
      if (!('subscription' in body)) throw fieldProblem('subscription', 'required');
      const { endpoint, keys } = body.subscription;
      if (!services.push.accepts(endpoint)) throw fieldProblem('subscription.endpoint', 'invalid');
      return write(async (tx) => {
        await subscribe(services, tx, sessionOf(request), { endpoint, ...keys });
        return { body: await userView(services, tx, member) };
      });
    }
    if (!('email' in body)) throw fieldProblem('email', 'required');
    const member = await logIn(services, body, originOf(request)).catch(async (error: unknown) => {
      if (error instanceof AccountDeleted) {
        await offerReactivation(services, reply, error.memberId);
      }
      throw error;
    });
    await openProved(services, request, reply, member);
    return { body: await userView(services, services.db, member) };
  },

  saveLanguage: async (request, { write }) =>
    write(async (tx) => {
      const { language } = request.body;
      const [saved] = await tx
        .update(members)
        .set({ language })
        .where(eq(members.id, memberOf(request).id))
        .returning();
      return { body: await userView(services, tx, saved ?? memberOf(request)) };
    }),
}));
