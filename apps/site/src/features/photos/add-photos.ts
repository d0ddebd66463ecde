import { answer, intent, type Api } from '../../app/data/api.ts';

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
