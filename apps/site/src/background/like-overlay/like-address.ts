type Remove = () => void;

let remove: Remove | undefined;

/** The page's address, as far as the overlay's `t` stands in it (spec section 2). */
export const likeAddress = {
  /** Takes `t` out, without a step in the history. */
  removeParameter: (): void => remove?.(),
  /** Who can change the address; returns how they leave. */
  serve(next: Remove): () => void {
    remove = next;
    return () => {
      if (remove === next) remove = undefined;
    };
  },
};
