/** /api/logout.php (spec section 7). A GET that changes state: `http/guard.ts` lets it in from the site itself only. */
import { closeSession } from '../domain/sessions/sessions.ts';
import { proofOf, setProof } from '../http/age-check.ts';
import { defineRoutes } from '../http/handler.ts';
import { SESSION_COOKIE, clearSessionCookie } from '../http/session-cookie.ts';

export const routes = defineRoutes((services) => ({
  logOut: async (request, { reply }) => {
    const id = request.cookies[SESSION_COOKIE];
    if (id !== undefined) await closeSession(services, services.db, id);
    clearSessionCookie(services, reply);
    // Whoever sits down here next has shown nothing.
    if (proofOf(services, request) !== null) setProof(services, request, reply, null);
    return { body: { logged_out: true } };
  },
}));
