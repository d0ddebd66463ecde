import { answer, type Api } from '../../app/data/api.ts';

/** The contract's `push_id`: SHA-256 of the endpoint in hexadecimal. */
async function pushIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server has dropped an endpoint, for its push service has ended it (404 or 410). No answer says nothing. */
export async function isDropped(api: Api, endpoint: string): Promise<boolean> {
  try {
    const query = { push_id: await pushIdOf(endpoint) };
    return (await answer(api.GET('/api/user.php', { params: { query } }))).push_kept === false;
  } catch {
    return false;
  }
}
