/** The address of a photo's file; null where there is none. */
export function photoUrl(filename: string | null | undefined, cdnPrefix: string): string | null {
  return filename ? `${cdnPrefix}${filename}` : null;
}
