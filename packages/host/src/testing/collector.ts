/** A collector of traces and metrics: takes OTLP over HTTP, as JSON, and keeps what it was told. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

export interface Metric {
  readonly name: string;
  readonly unit: string;
  readonly histogram?: { readonly dataPoints: readonly unknown[] };
  readonly gauge?: { readonly dataPoints: readonly unknown[] };
}

interface Told {
  readonly resourceSpans?: readonly { scopeSpans: readonly { spans: readonly Span[] }[] }[];
  readonly resourceMetrics?: readonly { scopeMetrics: readonly { metrics: readonly Metric[] }[] }[];
}

export async function startCollector() {
  const spans: Span[] = [];
  const metrics = new Map<string, Metric>();
  const take = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { resourceSpans = [], resourceMetrics = [] } = (await json(request)) as Told;
    for (const { scopeSpans } of resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    for (const { scopeMetrics } of resourceMetrics)
      for (const metric of scopeMetrics.flatMap((scope) => scope.metrics))
        metrics.set(metric.name, metric);
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  };
  const server = http.createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
