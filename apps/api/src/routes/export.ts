/** /api/export.php and /api/export-file.php: a copy of the member's own data (feature B05). */
import { provePassword } from '../domain/account/password.ts';
import {
  exportView,
  newestExport,
  openExport,
  requestExport,
} from '../domain/export/archive-life.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getExport: async (request) => ({
    body: exportView(await newestExport(services.db, memberOf(request).id), services.clock()),
  }),

  requestExport: async (request, { write }) => {
    const member = memberOf(request);
    return write(
      async (tx) => {
        const row = await requestExport(services, tx, member, publicOriginOf(services, request));
        return { status: 202, body: exportView(row, services.clock()) };
      },
      { count: () => provePassword(services, member, request.body.password) },
    );
  },

  downloadExport: async (request, { reply }) => {
    const { file, madeAt } = await openExport(services, memberOf(request).id);
    const day = madeAt.toISOString().slice(0, 10);
    reply
      .header('content-type', 'application/zip')
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename="velours-data-${day}.zip"`);
    return { body: file.stream() };
  },
}));
