import { report } from '../domain/reports/reports.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { publicOriginOf } from '../http/request.ts';

/** POST report.php: reports a member, a photo or a message. */
export const routes = defineRoutes((services) => ({
  report: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { isNew, ...body } = await report(
        services,
        tx,
        memberOf(request),
        request.body,
        publicOriginOf(services, request),
      );
      return { status: isNew ? 201 : 200, body };
    }),
}));
