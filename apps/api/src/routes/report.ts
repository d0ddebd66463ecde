import type { Answer } from '@velours/openapi/types';
import { findReported, report } from '../domain/reports/reports.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { publicOriginOf } from '../http/request.ts';

/** POST report.php: reports a member, a photo or a message. */
export const routes = defineRoutes((services) => ({
  report: async (request, { write, answeredBefore, once }) => {
    // What has answered it is asked before anything is counted or copied.
    const before = await answeredBefore<Answer<'report'>, 200 | 201>();
    if (before !== undefined) return before;
    const reporter = memberOf(request);
    const found = await findReported(services, reporter, request.body, once);
    const origin = publicOriginOf(services, request);
    try {
      return await write(async (tx) => {
        const { isNew, ...body } = await report(
          services,
          tx,
          reporter,
          request.body,
          origin,
          found,
        );
        return { status: isNew ? 201 : 200, body };
      });
    } finally {
      await found.kept?.copy?.end();
    }
  },
}));
