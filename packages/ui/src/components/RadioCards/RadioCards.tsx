import type { ReactNode } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { useFormField } from '../FieldError/index.ts';
import {
  aside as asideStyle,
  body,
  card,
  cards,
  details as detailsStyle,
  head,
  icon as iconStyle,
  radio,
  ring,
  row,
  title as titleStyle,
} from './RadioCards.css.ts';

/** One card. Its parts stand in a `label`: text, icons and badges only. */
export type RadioCard = {
  value: string;
  /** What is chosen: the beginning of the radio button's name. */
  title: ReactNode;
  /** At the end of the first line, and the end of the name: a price, costs. */
  aside?: ReactNode;
  /** What else there is to know; read after the name. */
  details?: ReactNode;
  /** Decoration before the words. */
  icon?: ReactNode;
  /** Stands beside the card and is pressed by itself: remove. */
  action?: ReactNode;
};

export type RadioCardsProps = FieldProps & {
  /** What can be chosen. */
  cards: readonly RadioCard[];
  /** The chosen value, where the caller keeps it; empty for none. */
  value?: string | undefined;
  /** The chosen value to begin with, where the group keeps it. Nothing is chosen for anybody without it. */
  defaultValue?: string | undefined;
  /** Another card was chosen, by its value. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Below one another, or joined there as the rows of a list; as many beside one another as fit, or as tiles, two on a phone.
   * @default 'one'
   */
  columns?: 'one' | 'rows' | 'fit' | 'tiles' | 'pictures' | undefined;
};

/** One of a few things that have more to say than a line: native radio buttons, each with a card for a label. */
export const RadioCards = ({
  name,
  cards: all,
  value,
  defaultValue = '',
  onChange,
  columns = 'one',
  ...props
}: RadioCardsProps) => {
  const { frame, control } = useFormField(props);
  const [chosen, choose] = useValue(value, defaultValue, onChange);
  useEntered(control.id, chosen === '' ? [] : [chosen], ([entered]) => {
    if (entered !== undefined) choose(entered);
  });
  return (
    <GroupFrame {...frame} role="radiogroup">
      <div className={cards({ columns })}>
        {all.map(({ value: one, title, aside, details, icon, action }) => {
          const id = `${control.id}-${one}`;
          const hasAside = aside !== undefined;
          return (
            <div key={one} className={row}>
              <label className={card({ columns })}>
                <span className={ring({ columns })}>
                  <input
                    className={radio}
                    type="radio"
                    name={name ?? control.id}
                    value={one}
                    checked={one === chosen}
                    required={control.required}
                    aria-labelledby={hasAside ? `${id}-title ${id}-aside` : `${id}-title`}
                    {...(details === undefined ? {} : { 'aria-describedby': `${id}-details` })}
                    onChange={() => choose(one)}
                  />
                </span>
                {icon !== undefined && <span className={iconStyle}>{icon}</span>}
                <span className={body}>
                  <span className={head({ columns })}>
                    <span className={titleStyle({ columns })} id={`${id}-title`}>
                      {title}
                    </span>
                    {hasAside && (
                      <span className={asideStyle} id={`${id}-aside`}>
                        {aside}
                      </span>
                    )}
                  </span>
                  {details !== undefined && (
                    <span className={detailsStyle({ columns })} id={`${id}-details`}>
                      {details}
                    </span>
                  )}
                </span>
              </label>
              {action}
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
};
