import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHostConfig } from './config.ts';
import { GAUGES, HISTOGRAM } from './instruments.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';
import { startTelemetry } from './telemetry.ts';
import { startCollector } from './testing/collector.ts';

/** A trace as a caller may name it (W3C Trace Context). */
const FOREIGN = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('[D04] traces and metrics', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;

  /** What a pool of node-postgres does: a client, whose queries end later. */
  const client = {
    query: (...args: unknown[]): unknown => {
      const done = args.at(-1);
      return typeof done === 'function'
        ? setImmediate(() => (done as (error: null) => void)(null))
        : Promise.resolve();
    },
  };
  let acquire: (one: typeof client) => void = () => undefined;

  beforeAll(async () => {
    collector = await startCollector();
    const telemetry = startTelemetry({ endpoint: collector.endpoint, service: 'a-test' });
    const config = readHostConfig({ TRUST_PROXY: '10.0.0.1' }, 'demo', []);
    const app = await createServer(config, createLog('silent'), telemetry);
    telemetry.observePool({ on: (_event, listener) => (acquire = listener) });
    app.get('/one/:id', async () => {
      acquire(client);
      await client.query({ text: 'select * from members where email = $1' }, ['a@b.test']);
      await new Promise((resolve) => client.query('update wallets set x = $1', [1], resolve));
      return (await app.inject('/two')).json();
    });
    app.get('/two', async () => ({ fine: true }));
    app.get('/broken', async () => {
      throw new Error('broken');
    });
    app.get('/stream', async (_request, reply) =>
      reply.type('text/event-stream').send('data: 1\n\n'),
    );
    telemetry.gauge('velours.streams', () => 3);
    const headers = { traceparent: `00-${FOREIGN}-00f067aa0ba902b7-01` };
    await app.inject({ url: '/one/7?name=secret', headers, remoteAddress: '203.0.113.9' });
    await app.inject({ url: '/broken', headers, remoteAddress: '10.0.0.1' });
    await app.inject('/stream');
    await app.close();
    await telemetry.close();
  });
  afterAll(() => collector.close());

  const span = (name: string) => {
    const found = collector.spans.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no span ${name}`);
    return found;
  };

  it('a request is a span, and what it asks of the database and of its own server is within it', () => {
    const root = span('GET /one/:id');
    for (const name of ['SELECT', 'UPDATE', 'GET /two']) {
      expect([name, span(name).traceId, span(name).parentSpanId]).toEqual([
        name,
        root.traceId,
        root.spanId,
      ]);
    }
  });

  it('a trusted proxy names the trace, a visitor does not', () => {
    expect(span('GET /broken').traceId).toBe(FOREIGN);
    expect(span('GET /one/:id').traceId).not.toBe(FOREIGN);
  });

  it('durations have route and status, and no stream is among them', () => {
    const points = JSON.stringify(collector.metrics.get(HISTOGRAM.name)?.histogram?.dataPoints);
    expect(points).toContain('"/one/:id"');
    expect(points).toContain('"intValue":500');
    expect(points).not.toContain('/stream');
  });

  it('figures are read when they are sent', () => {
    expect(JSON.stringify(collector.metrics.get('velours.streams')?.gauge?.dataPoints)).toContain(
      '"asDouble":3',
    );
    const known = [HISTOGRAM.name, ...Object.keys(GAUGES)];
    expect([...collector.metrics.keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('tell nothing of anybody', () => {
    const told = JSON.stringify([collector.spans, ...collector.metrics.values()]);
    for (const secret of ['secret', 'a@b.test', '/one/7', '203.0.113.9', '10.0.0.1'])
      expect(told).not.toContain(secret);
  });

  it('are off unless a collector is set, which has to be a URL', () => {
    const faults: string[] = [];
    expect(readHostConfig({}, 'production', faults).otlpEndpoint).toBeNull();
    readHostConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'production', faults);
    expect(faults).toEqual([expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL')]);
  });
});
