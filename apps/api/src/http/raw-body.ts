import type { FastifyInstance } from 'fastify';

/** The bodies of these routes are the bytes as they come, whatever they say they are. */
export function takeBytes(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
