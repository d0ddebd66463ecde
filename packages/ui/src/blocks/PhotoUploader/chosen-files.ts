/** What became of the files that were chosen. */
interface ChosenFiles {
  taken: readonly File[];
  /** How many there was no room for. */
  leftOut: number;
  /** Why others were refused, in words. */
  refused: readonly string[];
}

export const NOTHING_CHOSEN: ChosenFiles = { taken: [], leftOut: 0, refused: [] };

/** Takes as many as there is room for; one that is refused takes none, and of several it is said which it is. */
export const sortFiles = (
  files: readonly File[],
  room: number,
  refuse?: (file: File) => string | undefined,
): ChosenFiles => {
  const fit: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const why = refuse?.(file);
    if (why === undefined) fit.push(file);
    else refused.push(files.length > 1 ? `${file.name}: ${why}` : why);
  }
  const taken = fit.slice(0, room);
  return { taken, leftOut: fit.length - taken.length, refused };
};
