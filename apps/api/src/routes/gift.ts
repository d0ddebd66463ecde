/** /api/gift.php: giving a gift (spec sections 2 and 8). */
import { defineRoutes } from '../http/handler.ts';
import { sendOf } from './send-of.ts';

export const routes = defineRoutes((services) => ({
  giveGift: async (request, { write }) =>
    write(async (tx) => {
      const { profile, gift } = request.body;
      return sendOf(services, request, tx, { profile, content: { kind: 'gift', gift } });
    }),
}));
