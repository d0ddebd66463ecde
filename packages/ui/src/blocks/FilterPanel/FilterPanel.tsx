import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FilterField } from './FilterField.tsx';
import { actions, fields as fieldsStyle, panel, submitPlace } from './FilterPanel.css.ts';
import type { FilterPanelProps, FilterValues } from './FilterPanel.types.ts';
import { draftOf, type FilterDraft, readAges, readDraft, readFilter } from './filter-values.ts';
import { useRangeSlider } from './use-range-slider.ts';

const isSame = (one: FilterValues, other: FilterValues): boolean =>
  one.gender === other.gender &&
  one.interestedIn === other.interestedIn &&
  one.country === other.country &&
  one.countryregion === other.countryregion &&
  one.minAge === other.minAge &&
  one.maxAge === other.maxAge;

/**
 * Who to search for, in a sheet or on a page of its own. A plain form, which works before and without script. The slider of the
 * ages comes once the panel is touched; number fields hold the same values.
 */
export const FilterPanel = (props: FilterPanelProps): ReactNode => {
  const { action, values, fields, ageBounds, labels } = props;
  const { onSubmit, resetHref } = props;
  const form = useRef<HTMLFormElement>(null);
  const Slider = useRangeSlider(form, props.onTouch);
  const [draft, setDraft] = useState(() => draftOf(values));
  const [shown, setShown] = useState(values);
  // Another search has been made, here or by the browser's back button: the fields follow it.
  if (!isSame(shown, values)) {
    setShown(values);
    setDraft(draftOf(values));
  }

  const change = (next: FilterDraft): void => {
    setDraft(next);
    const ages = readAges(next.ages, ageBounds);
    const { ages: _typed, ...rest } = next;
    props.onDraft?.({ ...rest, minAge: ages.minimum, maxAge: ages.maximum });
  };

  // What was entered before the script was there, as in useEntered: all at once, for each field knows one and the same draft.
  useEffect(() => {
    if (form.current === null) return;
    const entered = readDraft(new FormData(form.current), draft);
    // The regions that could be chosen from were those of the country before.
    if (entered.country !== draft.country) entered.countryregion = '';
    if (JSON.stringify(entered) !== JSON.stringify(draft)) change(entered);
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on React hears of every change
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    const wanted = readFilter(new FormData(event.currentTarget), values, ageBounds);
    setDraft(draftOf(wanted));
    onSubmit(wanted);
  };

  return (
    <form
      ref={form}
      className={panel}
      action={action}
      method="get"
      role="search"
      aria-label={labels.title}
      // Ages out of bounds are brought within them rather than refused.
      noValidate
      onSubmit={submit}
    >
      <div className={fieldsStyle}>
        {fields.map((name) => (
          <FilterField
            key={name}
            name={name}
            filter={props}
            draft={draft}
            onChange={change}
            Slider={Slider}
          />
        ))}
      </div>
      <div className={actions}>
        <div className={submitPlace}>
          <Button type="submit" isFullWidth>
            {labels.submit}
          </Button>
        </div>
        <Link
          href={resetHref}
          appearance="quiet"
          onPress={() =>
            change({
              gender: '',
              interestedIn: '',
              country: '',
              countryregion: '',
              ages: { minimum: `${ageBounds.minimum}`, maximum: `${ageBounds.maximum}` },
            })
          }
        >
          {labels.reset}
        </Link>
      </div>
    </form>
  );
};
