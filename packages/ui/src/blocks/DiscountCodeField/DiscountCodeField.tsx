import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useFormField } from '../../components/FieldError/index.ts';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { FieldFrame } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { CloseIcon, TagIcon } from '../../primitives/Icon/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import {
  applied as appliedStyle,
  code as codeStyle,
  effect,
  field,
  outcome,
  row,
  words,
} from './DiscountCodeField.css.ts';
import type { DiscountCodeFieldProps } from './DiscountCodeField.types.ts';

/** The field and the mark of an applied code take each other's place, and with it the focus that would be lost. */
const useKeptFocus = (isApplied: boolean) => {
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const before = useRef(isApplied);
  useEffect(() => {
    if (before.current === isApplied) return;
    before.current = isApplied;
    if (document.activeElement === document.body) (isApplied ? remove : input).current?.focus();
  }, [isApplied]);
  return { input, remove };
};

/**
 * Takes a discount code (M06). It stands in a form and needs no script: its buttons send the form with an `intent`. What
 * became of the code is said politely; how much it takes off is the server's word.
 */
export const DiscountCodeField = ({
  state,
  defaultValue = '',
  onApply,
  onRemove,
  labels,
}: DiscountCodeFieldProps) => {
  const { frame, control: tied } = useFormField({
    label: labels.label,
    description: labels.hint,
    error: state.status === 'refused' ? state.message : undefined,
  });
  const [text, setText] = useState(defaultValue);
  useEntered(tied.id, [text], ([entered = '']) => setText(entered));
  const applied = state.status === 'applied' ? state : undefined;
  const { input, remove } = useKeptFocus(applied !== undefined);
  return (
    <div>
      {!applied && (
        // There before its words are, so that they are heard.
        <FieldFrame {...frame} errorNode={<div role="status">{frame.errorNode}</div>}>
          <div className={row}>
            <span className={field}>
              <input
                {...tied}
                ref={input}
                className={control()}
                name="discount_code"
                value={text}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </span>
            <Button
              type="submit"
              variant="outline"
              tone="neutral"
              name="intent"
              value="apply_code"
              isPending={state.status === 'checking'}
              pendingLabel={labels.checking}
              onPress={
                onApply &&
                ((event) => {
                  event.preventDefault();
                  onApply(text.trim());
                })
              }
            >
              {labels.apply}
            </Button>
          </div>
        </FieldFrame>
      )}
      <div className={applied && appliedStyle}>
        <div role="status" className={words}>
          {applied && (
            <span className={outcome}>
              <TagIcon />
              <span className={words}>
                <span className={codeStyle}>{applied.code}</span>
                <span className={effect}>{applied.effect}</span>
              </span>
            </span>
          )}
        </div>
        {applied && (
          <>
            <HiddenFields fields={{ discount_code: applied.code }} />
            <IconButton
              ref={remove}
              label={labels.remove(applied.code)}
              type={onRemove ? 'button' : 'submit'}
              name="intent"
              value="remove_code"
              size="sm"
              onPress={
                onRemove &&
                (() => {
                  setText('');
                  onRemove();
                })
              }
            >
              <CloseIcon />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
};
