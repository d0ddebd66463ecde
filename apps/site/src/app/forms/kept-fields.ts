/** What is typed into a form and not sent yet, as this tab keeps it over a reload, under names that begin so. */
const PREFIX = 'typed-';

type Fields = Readonly<Record<string, string>>;

/** Null where nothing is kept, also where the browser forbids it. */
export function readFields(name: string): Fields | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Fields | null;
  } catch {
    return null;
  }
}

/** @param fields null forgets them */
export function keepFields(name: string, fields: Fields | null): void {
  try {
    if (fields) sessionStorage.setItem(PREFIX + name, JSON.stringify(fields));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is kept.
  }
}

/** Forgets all of them: whoever logs out may leave the device to somebody else. */
export function forgetFields(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
