import type { KeyboardEvent, Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import { buttonEnd, control, iconStart } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { CloseIcon, SearchIcon } from '../../primitives/Icon/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { useFormField } from '../FieldError/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { search } from './SearchField.css.ts';

export type SearchFieldProps = FieldProps &
  TextValueProps & {
    /** The words of the button that empties the field. */
    labels: { clear: string };
    /** Called after the field was emptied, by its button or by Escape; `onChange` is called before, with nothing. */
    onClear?: (() => void) | undefined;
    /** An example of what can be looked for. Never the only place of the label. */
    placeholder?: string | undefined;
    /** What the browser may fill in (WCAG 1.3.5). */
    autoComplete?: string | undefined;
    /** Longest text, in characters. */
    maxLength?: number | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** What is looked for. It stands in a form, whose sending is the search; Escape and a button empty it. */
export const SearchField = ({
  labels,
  value,
  defaultValue = '',
  onChange,
  onClear,
  autoComplete = 'off',
  ...props
}: SearchFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [text, setText] = useValue(value, defaultValue, onChange);
  useEntered(tied.id, [text], ([entered = '']) => setText(entered));
  const clear = (): void => {
    setText('');
    onClear?.();
    document.getElementById(tied.id)?.focus();
  };
  const clearByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '') return;
    // Once for the text; the dialog around it closes at the second.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <InputFrame {...frame}>
      <span className={iconStart}>
        <SearchIcon />
      </span>
      <input
        {...rest}
        {...tied}
        type="search"
        className={`${control({ hasIconStart: true, hasButtonEnd: true })} ${search}`}
        enterKeyHint="search"
        autoCapitalize="off"
        autoComplete={autoComplete}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={clearByEscape}
      />
      {text === '' ? null : (
        <span className={buttonEnd}>
          <IconButton label={labels.clear} size="sm" aria-controls={tied.id} onPress={clear}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </InputFrame>
  );
};
