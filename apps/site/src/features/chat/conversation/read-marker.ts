/** What is true of an open conversation. */
export interface ReadingFacts {
  conversation: string | undefined;
  /** The position of the other member's newest message. */
  lastReceived: number | undefined;
  /** Whether somebody looks at the page. */
  isVisible: boolean;
}

export interface Read {
  readonly conversation: string;
  readonly read_up_to: number;
}

/**
 * An open conversation that can be seen is read up to its newest received message (spec section 4): the server is told once, and
 * again at the next fact where it did not answer.
 */
export function createReadMarker(save: (read: Read) => Promise<unknown>) {
  let told: Read | undefined;
  return ({ conversation, lastReceived, isVisible }: ReadingFacts): void => {
    if (!isVisible || !conversation || !lastReceived) return;
    if (told?.conversation === conversation && told.read_up_to === lastReceived) return;
    const read = { conversation, read_up_to: lastReceived };
    told = read;
    save(read).catch(() => {
      if (told === read) told = undefined;
    });
  };
}
