import { problemFrom } from './errors.ts';
import { isLoggedOutAnswer } from './middleware/authRequired.ts';

interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a call came to: its data, or `false` when the member turned out to be logged out (spec section 8).
 * @throws ProblemError when the server refused or failed
 * @throws NetworkError when no answer came
 */
export async function resolve<Data>(call: Promise<Result<Data>>): Promise<Data | false> {
  const { data, error, response } = await call;
  if (isLoggedOutAnswer(response)) return false;
  if (!response.ok) throw problemFrom(error, response);
  return data as Data;
}
