import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { DEVICE_SECONDS, deviceToken } from '../domain/sessions/known-device.ts';
import type { Reply } from './request.ts';

export const DEVICE_COOKIE = 'device';

/** Makes the caller's device a known one of the account. */
export function setDeviceCookie(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  email: string,
): void {
  reply.setCookie(
    DEVICE_COOKIE,
    deviceToken(services.vault, request.cookies[DEVICE_COOKIE], email),
    {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.secure,
      maxAge: DEVICE_SECONDS,
    },
  );
}
