import { describe, expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { ownFetch, sendBy } from './browser-client.ts';
import { uploadFetch } from './upload-fetch.ts';

type Listener = (event: object) => void;

/** A request of a browser that the test answers. */
class FakeRequest {
  readonly headers: Record<string, string> = {};
  readonly upload = new FakeTarget();
  readonly target = new FakeTarget();
  url = '';
  sent: Blob | undefined;
  status = 0;
  statusText = '';
  responseText = '';
  lines = '';
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: Blob): void {
    this.sent = body;
  }
  abort(): void {
    this.target.tell('abort');
  }
  getAllResponseHeaders(): string {
    return this.lines;
  }
  addEventListener(type: string, listener: Listener): void {
    this.target.addEventListener(type, listener);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.lines = 'content-type: application/json\r\nretry-after: 0\r\n';
    this.responseText = JSON.stringify(body);
    this.target.tell('load');
  }
}

class FakeTarget {
  readonly listeners: [string, Listener][] = [];
  addEventListener(type: string, listener: Listener): void {
    this.listeners.push([type, listener]);
  }
  tell(type: string, event: object = {}): void {
    for (const [name, listener] of this.listeners) if (name === type) listener(event);
  }
}

/** The photo on its way through the client, as the site sends it. */
function upload() {
  const requests: FakeRequest[] = [];
  const tell = vi.fn<(progress: number) => void>();
  const leaving = new AbortController();
  const stop = sendBy(
    'key-1',
    uploadFetch(tell, () => {
      const request = new FakeRequest();
      requests.push(request);
      return request as unknown as XMLHttpRequest;
    }),
  );
  const client = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    fetch: ownFetch,
    retry: { sleep: () => Promise.resolve() },
  });
  const file = new File(['the bytes'], 'me.webp', { type: 'image/webp' });
  const call = client.POST('/api/photo.php', {
    params: { header: { 'Idempotency-Key': 'key-1' } },
    body: { file },
    signal: leaving.signal,
  });
  const request = async (number: number): Promise<FakeRequest> => {
    await vi.waitFor(() => expect(requests[number - 1]?.sent).toBeDefined());
    return requests[number - 1] as FakeRequest;
  };
  return { request, requests, tell, leaving, call, stop };
}

describe('[P04] a photo goes out with its progress', () => {
  it('the form and its headers are those of the client, and the answer is the server’s', async () => {
    const { request, call, stop } = upload();
    const xhr = await request(1);
    expect(xhr.url).toBe('http://she.localhost:3000/api/photo.php');
    expect(xhr.headers['idempotency-key']).toBe('key-1');
    expect(xhr.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(await xhr.sent?.text()).toContain('the bytes');
    xhr.answer(201, exampleOf('uploadPhoto', 201));
    const { data, response } = await call;
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(data).toEqual(exampleOf('uploadPhoto', 201));
    stop();
  });

  it('how much has gone out is told, where the browser knows it', async () => {
    const { request, tell, call, stop } = upload();
    const xhr = await request(1);
    xhr.upload.tell('progress', { lengthComputable: true, loaded: 25, total: 100 });
    xhr.upload.tell('progress', { lengthComputable: false, loaded: 50, total: 0 });
    xhr.upload.tell('progress', { lengthComputable: true, loaded: 100, total: 100 });
    expect(tell.mock.calls).toEqual([[0.25], [1]]);
    xhr.answer(201, exampleOf('uploadPhoto', 201));
    await call;
    stop();
  });

  it('[B03] cut off it goes out again, the same form with the same key', async () => {
    const { request, requests, call, stop } = upload();
    const first = await request(1);
    first.target.tell('error');
    const second = await request(2);
    expect(second.headers).toEqual(first.headers);
    expect(await second.sent?.text()).toBe(await first.sent?.text());
    second.answer(201, exampleOf('uploadPhoto', 201));
    expect((await call).response.status).toBe(201);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('stopped by the member it is aborted, and not tried again', async () => {
    const { request, requests, leaving, call, stop } = upload();
    await request(1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
    stop();
  });

  it('a call with another key, and one whose upload is over, goes by fetch', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
    const other = vi.fn<(request: Request) => Promise<Response>>();
    const request = (key: string) =>
      new Request('http://she.localhost:3000/', { headers: { 'Idempotency-Key': key } });
    const stop = sendBy('key-1', other);
    await ownFetch(request('key-2'));
    await ownFetch(new Request('http://she.localhost:3000/'));
    expect(other).not.toHaveBeenCalled();
    stop();
    await ownFetch(request('key-1'));
    expect(other).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockRestore();
  });
});
