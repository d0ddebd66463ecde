/** How far a list had been gone down, and where one stood in it. */
export interface EndlessPlace {
  numPages: number;
  y: number;
}

const PREFIX = 'endless-';
const START: EndlessPlace = { numPages: 1, y: 0 };

/** The places of this page's life, by the entry of the history. */
const places = new Map<string, EndlessPlace>();

/** Whether the document was come back to: only then do places of the document before it count. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Where one stood at this entry of the history. */
export function readPlace(entry: string): EndlessPlace {
  const known = places.get(entry);
  if (known || !isReturn()) return known ?? START;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + entry) ?? 'null');
    const { numPages, y } = (stored ?? START) as Partial<EndlessPlace>;
    return typeof numPages === 'number' && typeof y === 'number' ? { numPages, y } : START;
  } catch {
    return START;
  }
}

export function storePlace(entry: string, place: EndlessPlace): void {
  places.set(entry, place);
  try {
    sessionStorage.setItem(PREFIX + entry, JSON.stringify(place));
  } catch {
    // It is kept as long as the page.
  }
}
