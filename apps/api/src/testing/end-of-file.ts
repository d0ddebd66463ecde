/**
 * What a test file opens is closed when it ends. A worker keeps its modules from file to file, so an `afterAll` of a module would
 * belong to the first file that imports it; `setup.ts` calls `endFile` after each.
 */
const open: (() => unknown)[] = [];

export function atEndOfFile(close: () => unknown): void {
  open.push(close);
}

/** Newest first; one that fails keeps none of the others open. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of open.splice(0).toReversed()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
}
