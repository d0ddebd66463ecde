/** Addresses of files that the browser holds, each made once and taken back when its file is no longer shown. */
export interface ObjectUrls {
  of: (file: Blob) => string;
  /** Takes back the addresses of all other files. */
  keep: (files: readonly unknown[]) => void;
}

export function createObjectUrls(
  browser: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL,
): ObjectUrls {
  const urls = new Map<unknown, string>();
  return {
    of(file) {
      const url = urls.get(file) ?? browser.createObjectURL(file);
      urls.set(file, url);
      return url;
    },
    keep(files) {
      for (const [file, url] of urls) {
        if (files.includes(file)) continue;
        urls.delete(file);
        browser.revokeObjectURL(url);
      }
    },
  };
}
