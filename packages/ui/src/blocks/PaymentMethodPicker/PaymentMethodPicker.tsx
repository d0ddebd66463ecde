import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useFormField } from '../../components/FieldError/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { TrashIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { PaymentMark } from './PaymentMark.tsx';
import { costs as costsStyle, place } from './PaymentMethodPicker.css.ts';
import type { PaymentMethodPickerProps } from './PaymentMethodPicker.types.ts';

const Places = ({ label }: { label: string }) => (
  <Stack gap="sm">
    <VisuallyHidden live="polite">{label}</VisuallyHidden>
    {['first', 'second', 'third'].map((one) => (
      <div key={one} className={place}>
        <Skeleton width="medium" />
      </div>
    ))}
  </Stack>
);

/**
 * How the member wants to pay: the methods of their country with what each costs on top (M01), saved ones first (M04).
 * None is chosen for them.
 */
export const PaymentMethodPicker = ({
  methods,
  state = 'ready',
  name = 'payment_method',
  value,
  defaultValue,
  onChange,
  onRemove,
  removingId,
  onRetry,
  labels,
  ...field
}: PaymentMethodPickerProps): ReactNode => {
  const { frame } = useFormField(field);
  if (state === 'ready' && methods.length > 0) {
    return (
      <RadioCards
        {...field}
        {...{ name, value, defaultValue, onChange }}
        columns="rows"
        cards={methods.map((method) => ({
          value: method.id,
          title: method.name,
          aside: <span className={costsStyle}>{method.costs}</span>,
          details: method.detail,
          icon: <PaymentMark kind={method.kind} />,
          action:
            method.isSaved && onRemove ? (
              <IconButton
                label={labels.remove(method.name)}
                isPending={method.id === removingId}
                onPress={() => onRemove(method.id)}
              >
                <TrashIcon />
              </IconButton>
            ) : undefined,
        }))}
      />
    );
  }
  return (
    <GroupFrame {...frame} role="group">
      {state === 'loading' && <Places label={labels.loading} />}
      {state === 'failed' && (
        <Banner
          tone="danger"
          announce="alert"
          actions={
            onRetry && (
              <Button variant="outline" tone="neutral" size="sm" onPress={onRetry}>
                {labels.retry}
              </Button>
            )
          }
        >
          {labels.failed}
        </Banner>
      )}
      {state === 'ready' && <Banner announce="status">{labels.empty}</Banner>}
    </GroupFrame>
  );
};
