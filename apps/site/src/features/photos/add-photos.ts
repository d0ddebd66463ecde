import type { CropPart } from '@velours/ui/blocks/PhotoCropper';
import { answer, type Api, intent } from '../../app/data/api.ts';

/** Adds the photos that were chosen in a form, and says how many. A browser sends an empty file where none was. */
export async function addPhotos(api: Api, form: FormData): Promise<number> {
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0);
  for (const file of files) await addPhoto(api, intent(), { file: file as File });
  return files.length;
}

/** Adds one photo. @param crop what is shown of it; its part stands before the file: it is read first */
export function addPhoto(
  api: Api,
  params: ReturnType<typeof intent>,
  { crop, file }: { crop?: string | undefined; file: File },
  signal?: AbortSignal,
) {
  const body = { ...(crop === undefined ? {} : { crop }), file };
  return answer(api.POST('/api/photo.php', { params, body, ...(signal ? { signal } : {}) }));
}

/** The part of each chosen file that its member keeps; a file that is not here is kept whole. */
const parts = new WeakMap<object, CropPart>();

export function keepPart(file: File, part: CropPart | null): void {
  if (part) parts.set(file, part);
}

/** The part as the contract's `crop` says it; undefined for the whole. */
export function cropOf(file: object): string | undefined {
  const part = parts.get(file);
  return (
    part &&
    [part.left, part.top, part.width, part.height]
      .map((share) => String(Number(Math.min(1, Math.max(0, share)).toFixed(6))))
      .join()
  );
}
