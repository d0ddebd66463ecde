import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { PageLocale } from '../../primitives/PageLocale.tsx';
import { FieldFrame } from '../../primitives/FieldFrame/index.ts';
import { control, inner } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { CheckIcon, ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { useFormField } from '../FieldError/index.ts';
import { list } from '../Menu/Menu.css.ts';
import { noneFound, open, option, tick, sheet } from './ComboBox.css.ts';
import type { ComboBoxProps } from './ComboBox.types.ts';

const labelOf = (options: ComboBoxProps['options'], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** No value is an empty text to the caller, as in a Select, and nothing to React Aria. */
const keyOf = (value: string): string | null => (value === '' ? null : value);

/**
 * One of very many, found by typing a part of it. Load it on intent (`import()`): React Aria comes with it, and until then a
 * Select with the same options does.
 */
export const ComboBox = ({
  options,
  emptyLabel,
  value,
  defaultValue = '',
  onChange,
  labels,
  isDefaultOpen = false,
  name,
  ...props
}: ComboBoxProps) => {
  const { frame, control: tied, isInvalid } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <PageLocale>
        <AriaComboBox
          {...(name === undefined ? {} : { name })}
          id={tied.id}
          aria-label={frame.label}
          {...(tied['aria-describedby'] ? { 'aria-describedby': tied['aria-describedby'] } : {})}
          isRequired={tied.required}
          isInvalid={isInvalid}
          // The words at the field are ours, not the browser's.
          validationBehavior="aria"
          defaultItems={options}
          {...(value === undefined
            ? { defaultValue: keyOf(defaultValue) }
            : { value: keyOf(value) })}
          // React Aria takes the words from the list only while the field has no focus.
          defaultInputValue={labelOf(options, value ?? defaultValue)}
          onChange={(key) => onChange?.(key === null ? '' : String(key))}
          allowsEmptyCollection
          menuTrigger={isDefaultOpen ? 'focus' : 'input'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of a Select that has the focus
          autoFocus={isDefaultOpen}
        >
          <Group className={inner}>
            <Input className={control({ hasButtonEnd: true })} placeholder={emptyLabel ?? ''} />
            <Button className={open} aria-label={labels.open}>
              <ChevronDownIcon />
            </Button>
          </Group>
          <Popover className={sheet} offset={4}>
            <ListBox<ComboBoxProps['options'][number]>
              className={list}
              renderEmptyState={() => <div className={noneFound}>{labels.noneFound}</div>}
            >
              {(entry) => (
                <ListBoxItem id={entry.value} textValue={entry.label} className={option}>
                  {entry.label}
                  <span className={tick}>
                    <CheckIcon size="sm" />
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </AriaComboBox>
      </PageLocale>
    </FieldFrame>
  );
};
