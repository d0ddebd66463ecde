import { demoPhoto } from '@velours/ui/testing/demoPhoto';

/** The keys under which the contract names a picture's files. */
const FILES = new Set(['filename', 'thumb_filename', 'match', 'still_url', 'moving_url']);

/** The same drawing for the same member. */
function drawing(filename: string): string {
  const [member = ''] = filename.split(/-\d/);
  return demoPhoto(Array.from(member).reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
}

function drawn(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return FILES.has(key) ? drawing(value) : value;
  if (Array.isArray(value)) return value.map((part) => drawn(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'cdn_prefix' ? '' : drawn(part, name),
    ]),
  );
}

/** The same data with drawn pictures. */
export const withPictures = <Data>(data: Data): Data => drawn(data) as Data;

/** An answer whose pictures are drawn, so that a story asks nobody for files. */
export async function withDrawnPictures(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('Content-Type')?.includes('json')) return response;
  return new Response(JSON.stringify(drawn(await response.json())), { status, headers });
}
