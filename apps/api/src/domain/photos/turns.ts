/** Who may decode now: two photos at a time, a large one alone, so that the memory of a process stays bounded. */

const PLACES = 2;
/** From here on a picture that cannot be read line by line takes a hundred megabytes. */
const LARGE_PIXELS = 16_000_000;

let free = PLACES;
const waiting: { readonly places: number; readonly begin: () => void }[] = [];

/** Waits for a turn, in the order of asking; the answer ends it. */
export async function takeTurn(pixels: number): Promise<() => void> {
  const places = pixels > LARGE_PIXELS ? PLACES : 1;
  await new Promise<void>((begin) => {
    waiting.push({ places, begin });
    letIn();
  });
  return () => {
    free += places;
    letIn();
  };
}

function letIn(): void {
  for (let [next] = waiting; next !== undefined && next.places <= free; [next] = waiting) {
    waiting.shift();
    free -= next.places;
    next.begin();
  }
}
