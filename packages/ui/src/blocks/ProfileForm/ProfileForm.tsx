import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Form, textOf, useFields } from '../../components/Form/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { InterestPicker } from '../InterestPicker/index.ts';
import { end, notice as noticeStyle, pairs, parts } from './ProfileForm.css.ts';
import type { ProfileFormField, ProfileFormProps, ProfileValues } from './ProfileForm.types.ts';

/** So few choices are shown at once; more stand in a list. */
const mostRadios = 2;

/** What the form holds of these fields; what it does not show stays as it is. */
const read = (
  data: FormData,
  shown: readonly ProfileFormField[],
  values: ProfileValues,
): ProfileValues => {
  const next = { ...values };
  for (const name of shown) {
    if (name === 'interests') {
      next.interests = data.getAll(name).filter((one) => typeof one === 'string');
    } else {
      // The browser sends line ends its own way.
      next[name] = textOf(data, name).replaceAll('\r\n', '\n').trim();
    }
  }
  return next;
};

/**
 * Some fields of the own profile (spec section 3) in one plain form. What was entered stays after a refusal, and
 * `onEdit` hears of each change, so that nobody leaves without saving unawares.
 */
export const ProfileForm = ({
  shown,
  defaultValues,
  age,
  fields,
  notes = {},
  countries,
  regions,
  onCountryChange,
  interests,
  maximumLength,
  onSubmit,
  onEdit,
  isPending = false,
  errors,
  notice,
  labels,
  ...form
}: ProfileFormProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { interests: chosen, ...texts } = defaultValues;
  const { fieldIds, field } = useFields(shown, { errors, defaultValues: texts });
  const facts = fields.filter(({ name }) => shown.includes(name));
  // Alone, it has the heading above the form for a label.
  const isLabelHidden = shown.length === 1;
  const has = (name: ProfileFormField): boolean => shown.includes(name);
  const edited = useEffectEvent((): void => {
    const element = box.current?.closest('form');
    if (element) onEdit?.(read(new FormData(element), shown, defaultValues));
  });
  useEffect(() => {
    // On the window, so after React has heard of it: drawn again before, a field would lose what was just entered.
    const listen = (event: Event): void => {
      if (box.current?.contains(event.target as Node)) queueMicrotask(() => edited());
    };
    addEventListener('input', listen);
    return () => removeEventListener('input', listen);
  }, []);
  // What was entered before the script came is heard of too, once each field has taken its own over.
  const isTakenOver = useDeferredValue(true, false);
  useEffect(() => {
    if (isTakenOver) edited();
  }, [isTakenOver]);

  return (
    <Form
      {...form}
      {...{ isPending, errors, fieldIds }}
      errorTitle={labels.errorTitle}
      onSubmit={onSubmit && ((data) => onSubmit(read(data, shown, defaultValues)))}
    >
      <div ref={box} className={parts}>
        {has('name') && (
          <>
            <TextField
              {...field('name')}
              label={labels.name}
              isLabelHidden={isLabelHidden}
              description={labels.nameHint}
              autoComplete="nickname"
              isRequired
            />
            <Text tone="muted">{age}</Text>
          </>
        )}
        {facts.length > 0 && (
          <div className={pairs}>
            {facts.map(({ name, label, options }) => {
              const common = { ...field(name), label, options, description: notes[name] };
              return options.length <= mostRadios ? (
                <RadioGroup key={name} {...common} appearance="tile" />
              ) : (
                <Select key={name} {...common} emptyLabel={labels.choose} />
              );
            })}
          </div>
        )}
        {has('about_me') && (
          <TextArea
            {...field('about_me')}
            label={labels.aboutMe}
            isLabelHidden={isLabelHidden}
            description={[labels.aboutMeHint, notes.about_me].filter(Boolean).join(' ')}
            rows={7}
            maxLength={maximumLength}
            counterLabel={labels.counter}
          />
        )}
        {has('country') && (
          <div className={pairs}>
            <Select
              {...field('country')}
              autoComplete="country"
              label={labels.country}
              description={notes.country}
              emptyLabel={labels.choose}
              options={countries}
              onChange={onCountryChange}
            />
            {/* Another country has other regions: the choice begins anew. */}
            <Select
              key={regions[0]?.value ?? ''}
              {...field('countryregion')}
              autoComplete="address-level1"
              label={labels.region}
              description={notes.countryregion}
              emptyLabel={labels.choose}
              options={regions}
            />
          </div>
        )}
        {has('interests') && (
          <InterestPicker
            id={fieldIds.interests}
            interests={interests}
            defaultValue={chosen}
            error={errors?.fields?.interests}
            isLabelHidden={isLabelHidden}
            labels={labels.interests}
          />
        )}
      </div>
      <div className={end}>
        <div className={noticeStyle}>{notice}</div>
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isPending={isPending}
          pendingLabel={labels.pending}
        >
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
};
