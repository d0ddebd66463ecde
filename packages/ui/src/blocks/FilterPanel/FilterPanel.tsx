import type { FormEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ChevronDownIcon, FilterIcon, SearchIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FilterField } from './FilterField.tsx';
import {
  actions,
  chevron,
  chosen,
  chosenWord,
  content,
  fields as fieldsStyle,
  panel,
  submitPlace,
  summary,
  summaryWords,
  title,
} from './FilterPanel.css.ts';
import type { FilterPanelProps, FilterValues } from './FilterPanel.types.ts';
import { draftOf, filterWords, readFilter } from './filter-values.ts';
import { useRangeSlider } from './use-range-slider.ts';

const isSame = (one: FilterValues, other: FilterValues): boolean =>
  one.gender === other.gender &&
  one.country === other.country &&
  one.countryregion === other.countryregion &&
  one.minAge === other.minAge &&
  one.maxAge === other.maxAge;

/**
 * Who to search for. A plain form, which works before and without script; from 992 px open, below it folded under a line that
 * says what is set. The slider of the ages comes once the panel is touched; number fields hold the same values.
 */
export const FilterPanel = (props: FilterPanelProps): ReactNode => {
  const { action, values, fields, ageBounds, labels } = props;
  const { onSubmit, resetHref, isPending = false } = props;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const Slider = useRangeSlider(form, props.onTouch);
  const [draft, setDraft] = useState(() => draftOf(values));
  const [shown, setShown] = useState(values);
  // Another search has been made, here or by the browser's back button: the fields follow it.
  if (!isSame(shown, values)) {
    setShown(values);
    setDraft(draftOf(values));
  }
  const words = filterWords(props);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    if (isPending) return;
    const wanted = readFilter(new FormData(event.currentTarget), values, ageBounds);
    setDraft(draftOf(wanted));
    onSubmit(wanted);
    // Folded where it can be, so that the results come into view; the focus must not stay in what is folded.
    if (line.current?.checkVisibility() && details.current?.open) {
      details.current.open = false;
      line.current.focus();
    }
  };

  return (
    <form
      ref={form}
      className={panel}
      action={action}
      method="get"
      role="search"
      aria-labelledby={titleId}
      // Ages out of bounds are brought within them rather than refused.
      noValidate
      onSubmit={submit}
    >
      <h2 className={title} id={titleId}>
        {labels.title}
      </h2>
      <details ref={details}>
        <summary className={summary} ref={line}>
          <FilterIcon />
          <span className={summaryWords}>
            {labels.open}{' '}
            {words.length === 0 ? null : (
              <span className={chosen}>
                {words.map((word, index) => (
                  <span key={word}>
                    <span className={chosenWord}>{word}</span>
                    {index < words.length - 1 ? ' · ' : ''}
                  </span>
                ))}
              </span>
            )}
          </span>
          <span className={chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <div className={content}>
          <div className={fieldsStyle}>
            {fields.map((name) => (
              <FilterField
                key={name}
                name={name}
                filter={props}
                draft={draft}
                onChange={setDraft}
                Slider={Slider}
              />
            ))}
          </div>
          <div className={actions}>
            <div className={submitPlace}>
              <Button
                type="submit"
                isFullWidth
                iconStart={<SearchIcon />}
                isPending={isPending}
                // Said below, outside of what may be folded.
                pendingLabel=""
              >
                {labels.submit}
              </Button>
            </div>
            <Link
              href={resetHref}
              appearance="quiet"
              onPress={() =>
                setDraft({
                  gender: '',
                  country: '',
                  countryregion: '',
                  ages: { minimum: `${ageBounds.minimum}`, maximum: `${ageBounds.maximum}` },
                })
              }
            >
              {labels.reset}
            </Link>
          </div>
        </div>
      </details>
      <VisuallyHidden live="polite">{isPending ? labels.pending : ''}</VisuallyHidden>
    </form>
  );
};
