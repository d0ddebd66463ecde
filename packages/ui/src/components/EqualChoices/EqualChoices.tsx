import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { cell, row } from './EqualChoices.css.ts';
import type { EqualChoice, EqualChoicesProps } from './EqualChoices.types.ts';

const looks = { variant: 'soft', isFullWidth: true } as const;

const Choice = ({ choice }: { choice: EqualChoice }) => {
  if (choice.href !== undefined) {
    return (
      <Link href={choice.href} appearance="button" {...looks}>
        {choice.label}
      </Link>
    );
  }
  const { id: _id, label, href: _href, isPending = false, pendingLabel, ...rest } = choice;
  return (
    <Button {...rest} {...looks} isPending={isPending} pendingLabel={pendingLabel ?? label}>
      {label}
    </Button>
  );
};

/**
 * Answers to a question where the site has an interest in one of them: all of one size, colour and place in the line, so
 * that none is pushed.
 */
export const EqualChoices = ({ choices }: EqualChoicesProps) => (
  <div className={row}>
    {choices.map((choice) => (
      <div key={choice.id} className={cell({ count: choices.length > 2 ? 'many' : 'few' })}>
        <Choice choice={choice} />
      </div>
    ))}
  </div>
);
