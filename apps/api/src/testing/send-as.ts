import type { Method } from '../http/method.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import type { TestApp } from './app.ts';

/**
 * Sends a `Request` into the application as a member (a new session for each call, since a call may end its own) or as a
 * visitor. An event stream is cut off after its first bytes.
 */
export function sendAs(
  test: TestApp,
  member: MemberRow | null,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const headers: Record<string, string> = Object.fromEntries(request.headers);
    headers['host'] = 'localhost:3000';
    headers['sec-fetch-site'] = 'same-origin';
    if (member !== null) {
      headers['cookie'] =
        `session=${await openSession(test.services, test.services.db, member.id, 'test')}`;
    }
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await test.app.inject({
      method: request.method as Method,
      url: url.pathname + url.search,
      headers,
      payloadAsStream: url.pathname === '/api/events.php',
      ...(payload !== undefined && { payload }),
    });
    let body: Buffer | null = null;
    if (url.pathname === '/api/events.php') {
      const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
      const stream = answer.stream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) {
        chunks.push(Buffer.from(chunk as Uint8Array));
        if (isStream) break;
      }
      stream.destroy();
      body = Buffer.concat(chunks);
    } else if (answer.statusCode !== 204) {
      body = answer.rawPayload;
    }
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) answered.append(name, String(one));
    }
    return new Response(body === null ? null : new Uint8Array(body), {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
