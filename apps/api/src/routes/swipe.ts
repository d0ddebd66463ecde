import { readDayLikes } from '../domain/swipe/day-likes.ts';
import { dealCards } from '../domain/swipe/deck.ts';
import { swipe } from '../domain/swipe/swipe.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { readLate } from '../http/late-read.ts';
import { countLook } from '../http/looks.ts';
import { settingsOf } from '../http/request.ts';

/** The whole deck, where a call does not say how much of it. */
const DECK_SIZE = 20;

/** GET and POST swipe.php: the swipe game (spec sections 2, 6 and 9). */
export const routes = defineRoutes((services) => ({
  getSwipeDeck: async (request) => {
    const member = memberOf(request);
    const { limit = DECK_SIZE } = request.query;
    const settings = settingsOf(services, request);
    // Without cards it tells the likes that are left.
    if (limit > 0) await countLook(services, request, 'list');
    const [cards, likes] = await Promise.all([
      readLate(services, request, (db) => dealCards(services, db, member, settings, limit)),
      readDayLikes(services, services.db, member.id, settings),
    ]);
    return { body: { cards, likes } };
  },

  swipe: async (request, { write }) => {
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    return write(
      async (tx) => ({ body: await swipe(services, tx, member, request.body, settings) }),
      { count: () => services.limits.consume('likeByMember', member.id) },
    );
  },
}));
