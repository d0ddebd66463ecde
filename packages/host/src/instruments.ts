/** Every figure that is measured: the board and the alarms of deploy/observe/ read no other. */
import type { MetricOptions } from '@opentelemetry/api';

/** What every request is measured by. */
export const HISTOGRAM: MetricOptions & { readonly name: string } = {
  name: 'http.server.request.duration',
  unit: 's',
  description:
    'From the head of a request to the end of its answer; streams of events are left out.',
  advice: {
    explicitBucketBoundaries: [
      0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
    ],
  },
};

export const GAUGES = {
  'http.server.active_requests': {
    unit: '{request}',
    description: 'Requests that are answered now.',
  },
  'nodejs.eventloop.delay.p99': {
    unit: 's',
    description: 'How late the process gets to its work.',
  },
  'process.memory.usage': { unit: 'By', description: 'Resident memory.' },
  'db.client.connection.count': { unit: '{connection}', description: 'Connections of the pool.' },
  'db.client.connection.pending_requests': {
    unit: '{request}',
    description: 'Who waits for a connection of the pool.',
  },
  'velours.replica.age': {
    unit: 's',
    description: 'Since when the replica is not known to be fresh.',
  },
  'velours.streams': { unit: '{stream}', description: 'Open streams of events.' },
  'velours.jobs.waiting': {
    unit: '{job}',
    description: 'Jobs that are due, or have failed and are to be tried again.',
  },
  'velours.mails.age': {
    unit: 's',
    description: 'Since when the mail that waits longest of those still tried has not been taken.',
  },
} as const;

export type GaugeName = keyof typeof GAUGES;
