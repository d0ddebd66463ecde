import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { textOf, useFields } from '../../../components/Form/index.ts';
import { KindBadge } from '../../../components/KindBadge/index.ts';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { firstCharacter } from '../../../primitives/firstCharacter.ts';
import { GiftIcon } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { StepForm } from '../StepForm.tsx';
import {
  face,
  gift as giftStyle,
  giftTitle,
  giftWords,
  kind as kindStyle,
  name as nameStyle,
  openers as openersStyle,
  people as peopleStyle,
} from './FirstMessageStep.css.ts';
import type {
  FirstMessagePerson,
  FirstMessageStepProps,
  FirstMessageValues,
} from './FirstMessageStep.types.ts';

const read = (data: FormData): FirstMessageValues => ({
  first_member: textOf(data, 'first_member'),
  signup_message: textOf(data, 'signup_message').trim(),
});

const cardOf = (
  { id, name, age, kind, line, photo }: FirstMessagePerson,
  kinds: FirstMessageStepProps['labels']['kind'],
) => ({
  value: id,
  icon:
    photo === null ? (
      <span className={face}>
        <span className={nameStyle}>{firstCharacter(name)}</span>
      </span>
    ) : (
      <img src={photo} alt="" className={face} />
    ),
  title: (
    <>
      <span className={nameStyle}>
        <bdi>{name}</bdi>
        {`, ${age}`}
      </span>
      {kind === 'member' ? null : (
        <>
          {' '}
          <span className={kindStyle}>
            <KindBadge kind={kind} label={kinds[kind]} appearance="photo" />
          </span>
        </>
      )}
    </>
  ),
  ...(line === '' ? {} : { details: <span>{line}</span> }),
});

/**
 * A few people who fit, and a first message to one of them, which goes out once the address is confirmed. What the welcome gift is worth
 * is told here, where it can be used.
 */
export const FirstMessageStep = ({
  people,
  defaultValues,
  maxLength,
  openers = [],
  onChoose,
  onFieldChange,
  labels,
  ...step
}: FirstMessageStepProps) => {
  const { fieldIds, field } = useFields(['first_member', 'signup_message'], {
    errors: step.errors,
    defaultValues,
    onChange: onFieldChange,
  });
  const [chosen, choose] = useState(defaultValues?.first_member ?? '');
  const [text, setText] = useState(defaultValues?.signup_message ?? '');
  const write = (written: string): void => {
    setText(written);
    onFieldChange?.('signup_message');
  };
  return (
    <StepForm {...step} labels={labels} step="message" read={read} fieldIds={fieldIds}>
      {labels.gift && people?.length !== 0 && (
        <p className={giftStyle}>
          <GiftIcon size="lg" />
          <span className={giftWords}>
            <strong className={giftTitle}>{labels.gift.title}</strong>
            {labels.gift.text}
          </span>
        </p>
      )}
      {people === undefined && (
        <Stack gap="sm">
          <VisuallyHidden live="polite">{labels.loading}</VisuallyHidden>
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} shape="control" />
          ))}
        </Stack>
      )}
      {people?.length === 0 && <Text tone="muted">{labels.nobody}</Text>}
      {people !== undefined && people.length > 0 && (
        <>
          <div className={peopleStyle}>
            <RadioCards
              {...field('first_member')}
              label={labels.people}
              cards={people.map((one) => cardOf(one, labels.kind))}
              columns="tiles"
              value={chosen}
              onChange={(id) => {
                choose(id);
                onFieldChange?.('first_member');
                onChoose?.(id);
              }}
            />
          </div>
          {openers.length > 0 && (
            <ul role="list" aria-label={labels.openers} className={openersStyle}>
              {openers.map((line) => (
                <li key={line}>
                  <Button variant="soft" size="sm" onPress={() => write(line)}>
                    {line}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <TextArea
            {...field('signup_message')}
            value={text}
            onChange={write}
            label={labels.message(people.find(({ id }) => id === chosen)?.name)}
            description={labels.messageHint}
            rows={3}
            maxLength={maxLength}
            counterLabel={labels.counter}
          />
        </>
      )}
    </StepForm>
  );
};
