import type { Method } from '@velours/host/method';
import type { MemberRow } from '../domain/members/members.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import type { TestApp } from './app.ts';

/**
 * Sends a `Request` into the application as a member, or as a visitor. A call that was accepted may have ended the session, so
 * the next one gets another. An event stream is cut off after its first bytes.
 */
export function sendAs(
  test: TestApp,
  member: MemberRow | null,
): (request: Request) => Promise<Response> {
  let session: string | null = null;
  return async (request) => {
    const url = new URL(request.url);
    const headers: Record<string, string> = Object.fromEntries(request.headers);
    headers['host'] = 'localhost:3000';
    headers['sec-fetch-site'] = 'same-origin';
    if (member !== null) {
      session ??= await openSession(test.services, test.services.db, member.id, 'test');
      headers['cookie'] = `session=${session}`;
    }
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await test.app.inject({
      method: request.method as Method,
      url: url.pathname + url.search,
      headers,
      payloadAsStream: url.pathname === '/api/events.php',
      ...(payload !== undefined && { payload }),
    });
    const isRead = request.method === 'GET' && url.pathname !== '/api/logout.php';
    if (answer.statusCode < 400 && !isRead) session = null;
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
    if (member !== null && body?.includes('"authentication_required"') === true)
      throw new Error(`The session had ended before ${request.method} ${url.pathname}`);
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
