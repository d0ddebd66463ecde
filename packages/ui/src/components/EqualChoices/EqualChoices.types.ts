import type { ButtonProps } from '../Button/index.ts';

type Leads = {
  /** Where it goes; then it is a link. */
  href: string;
};

type Does = Pick<
  ButtonProps,
  'onPress' | 'type' | 'name' | 'value' | 'aria-expanded' | 'aria-controls'
> & {
  href?: undefined;
  /** Its work is under way. @default false */
  isPending?: boolean | undefined;
  /** Said while pending; required with `isPending`. */
  pendingLabel?: string | undefined;
};

export type EqualChoice = {
  /** Tells it from the others; not shown. */
  id: string;
  /** The answer in words: "Only necessary", never "OK". */
  label: string;
} & (Leads | Does);

export type EqualChoicesProps = {
  /** Two or three answers, in the order shown. */
  choices: readonly EqualChoice[];
};
