/** A chat that was removed here, with what its list and its composer said. */
export interface Removal {
  readonly conversationId: string;
  readonly name: string;
  readonly memberId: string;
  /** What was begun there and not sent. */
  readonly draft: string;
}

interface State {
  readonly removal: Removal | null;
}

const NOTHING: State = { removal: null };

let state = NOTHING;
const listeners = new Set<() => void>();

/** The last chat that was removed, as long as that can be taken back; for as long as the page lives. */
export const lastRemoval = {
  set(removal: Removal | null): void {
    state = { removal };
    listeners.forEach((listener) => listener());
  },
  state: (): State => state,
  nothing: (): State => NOTHING,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
