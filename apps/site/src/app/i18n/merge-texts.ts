type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** One catalogue out of several: each text from the first that has it, so that a fallback fills the gaps. */
export function mergeTexts(catalogues: readonly object[]): object {
  const merged: Record<string, unknown> = {};
  for (const catalogue of catalogues as readonly Tree[]) {
    for (const [key, value] of Object.entries(catalogue)) {
      const known = merged[key];
      if (isTree(value)) merged[key] = mergeTexts(isTree(known) ? [known, value] : [value]);
      else if (known === undefined) merged[key] = value;
    }
  }
  return merged;
}
