import { useEffect, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import { GiftDrawing } from '../MessageBubble/index.ts';
import { bar, choice } from './GiftPicker.css.ts';
import type { GiftPickerProps } from './GiftPicker.types.ts';

/**
 * Gifts with what they cost in credits, the first that can be paid chosen; the one that is chosen is shown once more, with the money too,
 * before it is paid.
 */
export const GiftPicker = ({
  gifts,
  defaultGift = null,
  credits,
  action,
  error,
  isPending = false,
  onSend,
  labels,
}: GiftPickerProps) => {
  const first = gifts.find(({ isAffordable }) => isAffordable);
  const [chosen, choose] = useState<string | undefined>(defaultGift ?? first?.name);
  const [isReviewing, review] = useState(defaultGift !== null);
  const [numReturns, setNumReturns] = useState(0);
  const gift = gifts.find(({ name }) => name === chosen);
  const box = useArrivalFocus(isReviewing ? 'review' : 'choice');
  useEffect(() => {
    // Back among the gifts: on the one that was looked at.
    if (numReturns > 0) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [numReturns, box]);
  if (isReviewing && gift !== undefined) {
    return (
      <div ref={box}>
        <Stack gap="md">
          <Inline gap="md" align="center">
            <GiftDrawing gift={gift.name} size="lg" />
            <Stack gap="xs">
              <Heading level={3} isFocusable>
                {labels.reviewTitle(gift.title)}
              </Heading>
              {gift.isAffordable ? null : <Text>{gift.costWithMoney}</Text>}
              <Text tone="muted">{credits}</Text>
            </Stack>
          </Inline>
          {gift.isAffordable ? null : (
            <Banner tone="warning" actions={action}>
              {labels.insufficient}
            </Banner>
          )}
          {error === undefined ? null : (
            <Banner tone="danger" announce="alert">
              {error}
            </Banner>
          )}
          {gift.isAffordable ? (
            <Button
              isPending={isPending}
              pendingLabel={labels.sending}
              onPress={() => onSend(gift.name)}
            >
              {labels.send(gift.costWithMoney)}
            </Button>
          ) : null}
          {/* While one is on its way, no other stands as if it were. */}
          {isPending ? null : (
            <Button
              variant="outline"
              tone="neutral"
              onPress={() => {
                review(false);
                setNumReturns((count) => count + 1);
              }}
            >
              {labels.back}
            </Button>
          )}
        </Stack>
      </div>
    );
  }
  return (
    <div ref={box} className={choice}>
      <Stack gap="md">
        <Text tone="muted">{credits}</Text>
        {first === undefined ? (
          <Banner tone="warning" actions={action}>
            {labels.insufficient}
          </Banner>
        ) : null}
        <RadioCards
          label={labels.gifts}
          isLabelHidden
          name="gift"
          columns="pictures"
          value={chosen ?? ''}
          onChange={choose}
          cards={gifts.map(({ name, title, cost }) => ({
            value: name,
            title,
            details: cost,
            icon: <GiftDrawing gift={name} />,
          }))}
        />
        {first === undefined || gift === undefined ? null : (
          <div className={bar}>
            <Button isFullWidth onPress={() => review(true)}>
              <VisuallyHidden>{labels.review}: </VisuallyHidden>
              {gift.title} · {gift.cost}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
};
