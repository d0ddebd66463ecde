/** /api/activation-resend.php (spec sections 2 and 8). */
import { resendActivation } from '../domain/activation/resend.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { fieldProblem } from '../http/problem.ts';
import { publicOriginOf } from '../http/request.ts';

export const routes: RouteFile = (services) => ({
  resendActivation: async (request, reply) => {
    const { email } = request.body as { email?: string };
    const { member } = request;
    if (member === null && email === undefined) throw fieldProblem('email', 'required');
    return write(services, request, reply, async (tx) => {
      await resendActivation(services, tx, {
        member,
        email,
        ip: request.ip,
        origin: publicOriginOf(services, request),
      });
      return { status: 202, body: { status: 'sent' } };
    });
  },
});
