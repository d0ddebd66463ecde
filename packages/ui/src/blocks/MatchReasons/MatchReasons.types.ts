/** What a reason is about; each has its icon. `interest` takes the interest's own. */
export type MatchReasonTopic = 'interest' | 'place' | 'age' | 'seeks' | 'like' | 'language';

export interface MatchReason {
  id: string;
  topic: MatchReasonTopic;
  /** Key of the interest, with `topic: 'interest'`. */
  interest?: string | undefined;
  /** The reason, as a fact both have stated: "You both like sailing". */
  text: string;
}

export interface MatchReasonsProps {
  /** "Why Anna". */
  title: string;
  /** The strongest first. Without any nothing is shown: a suggestion without a reason says nothing about one. */
  reasons: readonly MatchReason[];
  /**
   * `full` under a profile, `compact` under a card in a list.
   * @default 'full'
   */
  size?: 'full' | 'compact' | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}
