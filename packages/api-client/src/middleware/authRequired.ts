import type { Middleware } from 'openapi-fetch';
import { hasAuthenticationFlag } from '../errors.ts';

const marker = 'x-authentication-required';

/** Whether an answer stands for "the member is logged out": what such a request resolves to. */
export const isLoggedOutAnswer = (response: Response): boolean => response.headers.has(marker);

/** Whether an answer is a 403 with the `authentication_required` flag; its body can still be read. */
export const asksToLogIn = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  hasAuthenticationFlag(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );

/**
 * A 403 with the `authentication_required` flag, not from user.php: the member is logged out and the request resolves
 * to nothing (spec section 8), that is to an answer without data that {@link isLoggedOutAnswer} tells.
 * @param onAuthenticationRequired logs the member out where one is logged in; waited for
 */
export function authRequired(onAuthenticationRequired: () => void | Promise<void>): Middleware {
  return {
    async onResponse({ schemaPath, response }) {
      if (schemaPath.endsWith('user.php') || !(await asksToLogIn(response))) return undefined;
      await onAuthenticationRequired();
      return new Response(null, { status: 204, headers: { [marker]: 'true' } });
    },
  };
}
