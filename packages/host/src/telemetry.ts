/**
 * Traces and metrics by OpenTelemetry, to a collector that speaks OTLP over HTTP; loaded only where one is set. Names are those of its
 * semantic conventions. What tells of a person is in neither: no path, query, address, cookie, or value of a statement.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  defaultTextMapGetter,
  propagation,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostConfig } from './config.ts';
import { proxyTest } from './connections.ts';
import { GAUGES, HISTOGRAM } from './instruments.ts';
import type { GaugeName } from './instruments.ts';

const EXPORT_MS = 15_000;
const NANO = 1e9;

/** What a client of the database does, as node-postgres has it: with a callback, or a promise. */
interface Querying {
  query: (...args: unknown[]) => unknown;
}

/** A pool that says whose turn it is. */
interface Pool {
  on(event: 'acquire', listener: (client: Querying) => void): unknown;
}

export interface Telemetry {
  /** A span and a duration for every request of a server, before it has an address. */
  observeServer(app: FastifyInstance, config: Pick<HostConfig, 'trustProxy'>): void;
  /** A span for every statement of a pool, within that of its request. */
  observePool(pool: Pool): void;
  /** Reads a figure at every export. */
  gauge(name: GaugeName, read: () => number | Promise<number>): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** @param options.endpoint of the collector, as `http://localhost:4318`; `OTEL_EXPORTER_OTLP_HEADERS` is read as well */
export function startTelemetry({
  endpoint,
  service,
  exportMs = EXPORT_MS,
}: {
  readonly endpoint: string;
  readonly service: string;
  readonly exportMs?: number;
}): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': service });
  const at = (signal: string) => ({ url: new URL(`v1/${signal}`, `${endpoint}/`).href });
  const spans = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(at('traces')) })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(at('metrics')),
        exportIntervalMillis: exportMs,
        exportTimeoutMillis: exportMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = spans.getTracer('velours');
  const meter = meters.getMeter('velours');
  const { name, ...described } = HISTOGRAM;
  const duration = meter.createHistogram(name, described);

  const gauge: Telemetry['gauge'] = (gaugeName, read) =>
    meter
      .createObservableGauge(gaugeName, GAUGES[gaugeName])
      .addCallback(async (result) => result.observe(await read()));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('nodejs.eventloop.delay.p99', () => {
    const seconds = delay.percentile(99) / NANO;
    delay.reset();
    return seconds;
  });
  gauge('process.memory.usage', () => process.memoryUsage.rss());

  return {
    gauge,
    observeServer: (app, { trustProxy }) => {
      const isProxy = proxyTest(trustProxy);
      let active = 0;
      gauge('http.server.active_requests', () => active);
      app.addHook('onRequest', (request, { raw }, done) => {
        const began = performance.now();
        active += 1;
        const attributes = {
          'http.request.method': request.method,
          'http.route': routeOf(request),
        };
        const span = tracer.startSpan(
          `${request.method} ${attributes['http.route']}`,
          { kind: SpanKind.SERVER, attributes },
          callerOf(request, isProxy),
        );
        raw.once('close', () => {
          active -= 1;
          const status = { 'http.response.status_code': raw.statusCode };
          span.setAttributes(status);
          if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          // A stream takes as long as its page is open.
          if (String(raw.getHeader('content-type')).startsWith('text/event-stream')) return;
          duration.record((performance.now() - began) / 1000, { ...attributes, ...status });
        });
        context.with(trace.setSpan(context.active(), span), done);
      });
    },
    observePool: (pool) => {
      const observed = new WeakSet<Querying>();
      pool.on('acquire', (client) => {
        if (observed.has(client)) return;
        observed.add(client);
        observeQueries(client);
      });
    },
    close: async () => {
      delay.disable();
      await Promise.allSettled([spans.shutdown(), meters.shutdown()]);
      context.disable();
      propagation.disable();
    },
  };

  function observeQueries(client: Querying): void {
    const query = client.query.bind(client);
    client.query = (...args) => {
      const text = textOf(args[0]);
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text,
        },
      });
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        const done = context.bind(context.active(), last as (...given: unknown[]) => unknown);
        return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          end(error);
          return done(error, ...rest);
        });
      }
      const result = query(...args);
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    };
  }
}

/** A call's own address in the contract; that of all pages is one. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** The trace that a request belongs to: of the page that makes the call, or of a proxy that is trusted. What a visitor names counts for nothing. */
function callerOf(request: FastifyRequest, isProxy: (address: string) => boolean) {
  if (trace.getActiveSpan() !== undefined) return context.active();
  return isProxy(request.socket.remoteAddress ?? '')
    ? propagation.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    : ROOT_CONTEXT;
}

/** A statement with its placeholders. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}
