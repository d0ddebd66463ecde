/** The storage of a tab or a browser where there is none: its keys are its own properties, as a browser's are. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

export const memoryStorage = (): Storage => new MemoryStorage() as unknown as Storage;
