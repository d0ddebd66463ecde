/** /api/activation-resend.php (spec sections 2 and 8). */
import { countResend, resendActivation } from '../domain/activation/resend.ts';
import { fieldProblem } from '../domain/problem.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  resendActivation: async (request, { write, once }) => {
    const { member } = request;
    const email = member?.email ?? request.body.email;
    if (email === undefined) throw fieldProblem('email', 'required');
    return write(
      async (tx) => {
        const origin = publicOriginOf(services, request);
        await resendActivation(services, tx, { member, email, origin });
        return { status: 202, body: { status: 'sent' } };
      },
      { count: () => once(() => countResend(services, email, callerOf(request))) },
    );
  },
}));
