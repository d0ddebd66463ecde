import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Origin } from '../domain/members/log-in-tries.ts';
import { DEVICE_SECONDS, deviceToken } from '../domain/sessions/known-device.ts';
import { callerOf } from './request.ts';
import type { Reply } from './request.ts';

const DEVICE_COOKIE = 'device';

/** Where a try to log in comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  caller: callerOf(request),
  device: request.cookies[DEVICE_COOKIE],
});

/** Makes the caller's device a known one of the member. */
export function setDeviceCookie(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  memberId: string,
): void {
  reply.setCookie(
    DEVICE_COOKIE,
    deviceToken(services.vault, request.cookies[DEVICE_COOKIE], memberId),
    {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.secure,
      maxAge: DEVICE_SECONDS,
    },
  );
}
