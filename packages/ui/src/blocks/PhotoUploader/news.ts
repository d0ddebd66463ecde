import type { PhotoUploaderLabels, UploadPhoto } from './PhotoUploader.types.ts';

type Known = Pick<UploadPhoto, 'id' | 'status' | 'reason'>;

/** What there is to say to somebody who does not see the photos: those that stand elsewhere than before, and those that are gone. */
export const newsOf = (
  before: readonly Known[],
  photos: readonly Known[],
  labels: Pick<PhotoUploaderLabels, 'photo' | 'status' | 'gone'>,
): string => {
  const has = (list: readonly Known[], id: string): boolean => list.some((one) => one.id === id);
  // What has arrived has another id at the server: then one goes and one comes.
  const gone =
    photos.length < before.length
      ? before.flatMap(({ id }, index) => (has(photos, id) ? [] : [labels.gone?.(index + 1)]))
      : [];
  // Those of which the same is said are said together.
  const changed = new Map<string, string[]>();
  for (const [index, { id, status, reason }] of photos.entries()) {
    if (before.some((one) => one.id === id && one.status === status)) continue;
    const why = status === 'failed' || status === 'rejected' ? reason : undefined;
    const said = [`${labels.status[status] ?? ''}.`, why].filter(Boolean).join(' ');
    changed.set(said, [...(changed.get(said) ?? []), labels.photo(index + 1)]);
  }
  return [...gone, ...[...changed].map(([said, names]) => `${names.join(', ')}: ${said}`)]
    .filter(Boolean)
    .join(' ');
};
