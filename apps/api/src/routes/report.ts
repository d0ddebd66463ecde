import { report } from '../domain/reports/reports.ts';
import type { ReportRequest } from '../domain/reports/reports.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { publicOriginOf } from '../http/request.ts';

/** POST report.php: reports a member, a photo or a message. */
export const routes: RouteFile = (services) => ({
  report: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { isNew, ...body } = await report(
        services,
        tx,
        memberOf(request),
        request.body as ReportRequest,
        publicOriginOf(services, request),
      );
      return { status: isNew ? 201 : 200, body };
    }),
});
