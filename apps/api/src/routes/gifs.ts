/** /api/gifs.php: searching and sending GIFs (spec section 1). */
import { keepFile } from '../domain/gifts/gif-files.ts';
import { gifView } from '../domain/gifts/gif-view.ts';
import { findGif, searchGifs } from '../domain/gifts/gifs.ts';
import { fieldProblem } from '../domain/problem.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { languageOf } from '../http/request.ts';
import { sendOf } from './send-of.ts';

export const routes = defineRoutes((services) => ({
  searchGifs: async (request) => {
    await services.limits.consume('gifSearchByMember', memberOf(request).id);
    const { q = '', page = 1 } = request.query;
    const language = languageOf(services, request);
    const found = await searchGifs(services, { words: q, page, language });
    return {
      body: {
        gifs: found.gifs.map((gif) => gifView(gif, language)),
        has_more: found.hasMore,
        provider: services.gifs.credit,
      },
    };
  },

  sendGif: async (request, { write }) => {
    const { profile, gif: id } = request.body;
    const gif = await findGif(services, id);
    if (gif === null) throw fieldProblem('gif', 'invalid');
    // Before the write, so that no transaction waits for a provider: what is sent stays as it was, and here.
    if (gif.sourceUrl !== null) await keepFile(services, gif, 'moving');
    return write(async (tx) =>
      sendOf(services, request, tx, { profile, content: { kind: 'gif', gif: gif.stored } }),
    );
  },
}));
