import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Form, textOf, useFields } from '../../components/Form/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { InterestPicker } from '../InterestPicker/index.ts';
import type { PersonalField } from '../SignUpForm/PersonalStep/index.ts';
import { end, notice as noticeStyle, pairs, parts } from './ProfileForm.css.ts';
import type { ProfileFormProps, ProfileValues } from './ProfileForm.types.ts';

/** So few choices are shown at once; more stand in a list. */
const mostRadios = 2;

const read = (data: FormData, personal: readonly PersonalField[]): ProfileValues => ({
  name: textOf(data, 'name').trim(),
  // The browser sends line ends its own way.
  about_me: textOf(data, 'about_me').replaceAll('\r\n', '\n').trim(),
  country: textOf(data, 'country'),
  countryregion: textOf(data, 'countryregion'),
  interests: data.getAll('interests').filter((one) => typeof one === 'string'),
  ...Object.fromEntries(personal.map((name) => [name, textOf(data, name)])),
});

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
};

/**
 * Every field of the own profile (spec section 3) in one plain form. What was entered stays after a refusal, and
 * `onEdit` hears of each change, so that nobody leaves without saving unawares.
 */
export const ProfileForm = ({
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
  const personal = fields.map(({ name }) => name);
  const { interests: chosen, ...texts } = defaultValues;
  const { fieldIds, field } = useFields(
    ['name', 'about_me', ...personal, 'country', 'countryregion', 'interests'] as const,
    { errors, defaultValues: texts },
  );
  const edited = useEffectEvent((): void => {
    const element = box.current?.closest('form');
    if (element) onEdit?.(read(new FormData(element), personal));
  });
  useEffect(() => {
    // On the window, so after React has heard of it: drawn again before, a field would lose what was just entered.
    const listen = (event: Event): void => {
      if (box.current?.contains(event.target as Node)) queueMicrotask(() => edited());
    };
    addEventListener('input', listen);
    return () => removeEventListener('input', listen);
  }, []);

  return (
    <Form
      {...form}
      {...{ isPending, errors, fieldIds }}
      errorTitle={labels.errorTitle}
      onSubmit={onSubmit && ((data) => onSubmit(read(data, personal)))}
    >
      <div ref={box} className={parts}>
        <Part title={labels.about}>
          <TextField
            {...field('name')}
            label={labels.name}
            description={labels.nameHint}
            autoComplete="nickname"
            maxLength={32}
            isRequired
          />
          <Text tone="muted">{age}</Text>
          <div className={pairs}>
            {fields.map(({ name, label, options }) => {
              const common = { ...field(name), label, options, description: notes[name] };
              return options.length <= mostRadios ? (
                <RadioGroup key={name} {...common} appearance="tile" />
              ) : (
                <Select key={name} {...common} emptyLabel={labels.choose} />
              );
            })}
          </div>
          <TextArea
            {...field('about_me')}
            label={labels.aboutMe}
            description={[labels.aboutMeHint, notes.about_me].filter(Boolean).join(' ')}
            rows={5}
            maxLength={maximumLength}
            counterLabel={labels.counter}
          />
        </Part>
        <Part title={labels.place}>
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
              label={labels.region}
              description={notes.countryregion}
              emptyLabel={labels.choose}
              options={regions}
            />
          </div>
        </Part>
        <Card as="section" aria-label={labels.interests.title}>
          <InterestPicker
            id={fieldIds.interests}
            interests={interests}
            defaultValue={chosen}
            error={errors?.fields?.interests}
            labels={labels.interests}
          />
        </Card>
      </div>
      <div className={end}>
        <div className={noticeStyle}>{notice}</div>
        <Button type="submit" size="lg" isPending={isPending} pendingLabel={labels.pending}>
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
};
