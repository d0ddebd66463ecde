import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { createSettings } from '../domain/settings/settings.ts';
import type { SettingsFile } from '../domain/settings/file-schema.ts';
import { operatorSettings } from '../testing/settings-file.ts';
import { publicOriginOf } from './request.ts';

const file = operatorSettings('velours.example', 'she.example') as unknown as SettingsFile;
const she = { ...file.domains['domain-1']!, hosts: ['she.example', 'www.she.example'] as const };
const settings = createSettings({ ...file, domains: { ...file.domains, 'domain-1': she } });
const services = {
  config: {
    mode: 'production',
    publicOrigins: ['https://velours.example', 'https://she.example'],
  },
  settings,
} as unknown as Services;

test.each([
  ['https', 'she.example', 'https://she.example'],
  ['http', 'she.example', 'https://she.example'],
  ['https', 'she.example:8443', 'https://she.example'],
  ['https', 'www.she.example', 'https://she.example'],
  ['https', 'evil.example', 'https://velours.example'],
])('[V20] asked for %s://%s, links carry %s', (protocol, host, origin) => {
  expect(publicOriginOf(services, { protocol, host } as FastifyRequest)).toBe(origin);
});
