import { useEffect, useRef, useState } from 'react';
import { useFormField } from '../../components/FieldError/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Choices } from '../../primitives/Choice/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { InterestIcon } from '../../primitives/InterestIcon/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { choices, counts, picker, search as searchStyle } from './InterestPicker.css.ts';
import type { InterestPickerProps } from './InterestPicker.types.ts';
import { findInterests } from './find-interests.ts';

/**
 * What a member likes, of the whole list of spec section 3: native checkboxes with icon and word, and a field that narrows
 * the list. What is chosen stays chosen, and is sent, while the search does not show it.
 */
export const InterestPicker = ({
  interests,
  defaultValue = [],
  error,
  id,
  isLabelHidden,
  labels,
}: InterestPickerProps) => {
  const { title: label, description } = labels;
  const { frame, control, isInvalid } = useFormField({
    id,
    label,
    isLabelHidden,
    description,
    error,
  });
  const [chosen, choose] = useState(defaultValue);
  const chooseThose = (isChosen: (interest: string) => boolean): void =>
    choose(interests.map((interest) => interest.value).filter(isChosen));
  useEntered(
    control.id,
    interests.map((interest) => interest.value).filter((each) => chosen.includes(each)),
    (entered) => chooseThose((each) => entered.includes(each)),
  );
  const [query, setQuery] = useState('');
  const searchInput = useRef<HTMLInputElement>(null);
  const shown = findInterests(interests, query);

  // The picker stands in a form that is about more than what is looked for.
  useEffect(() => {
    const input = searchInput.current;
    const keepForm = (event: KeyboardEvent): void => {
      if (event.key === 'Enter') event.preventDefault();
    };
    input?.addEventListener('keydown', keepForm);
    return () => input?.removeEventListener('keydown', keepForm);
  }, []);

  return (
    <GroupFrame {...frame}>
      <div className={picker}>
        <div className={searchStyle}>
          <SearchField
            ref={searchInput}
            label={labels.search}
            isLabelHidden
            placeholder={labels.search}
            labels={{ clear: labels.clear }}
            value={query}
            onChange={setQuery}
          />
        </div>
        <div className={counts} role="status">
          <span>{labels.count(chosen.length)}</span>
          {query.trim() !== '' && <span>{labels.found(shown.length)}</span>}
        </div>
        <div className={choices}>
          <Choices
            kind="checkbox"
            appearance="chip"
            name="interests"
            isVertical={false}
            isRequired={false}
            isInvalid={isInvalid}
            options={shown.map((interest) => ({
              ...interest,
              icon: <InterestIcon interest={interest.value} size="sm" />,
            }))}
            isChosen={(option) => chosen.includes(option)}
            onChoose={(option, isChecked) =>
              chooseThose((each) => (each === option ? isChecked : chosen.includes(each)))
            }
          />
        </div>
        {/* Chosen, and not among what is found: sent all the same. */}
        {interests
          .filter((interest) => chosen.includes(interest.value) && !shown.includes(interest))
          .map((interest) => (
            <input key={interest.value} type="hidden" name="interests" value={interest.value} />
          ))}
      </div>
    </GroupFrame>
  );
};
