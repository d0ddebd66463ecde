const NAME = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/;

/** Whether a file may be called that: nothing that leads elsewhere, nothing hidden. */
export const isName = (name: string): boolean => NAME.test(name);

/** @throws RangeError */
export function checkName(name: string): void {
  if (!isName(name)) throw new RangeError(`not a storage name: ${name}`);
}
