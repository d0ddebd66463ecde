import { useEffect } from 'react';

/** What stands in a field, or the values of the choices of a group that are made; undefined where there is no such thing. */
const enteredIn = (id: string): readonly string[] | undefined => {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return [element.value];
  }
  return element instanceof HTMLFieldSetElement
    ? Array.from(element.querySelectorAll('input'))
        .filter(({ checked }) => checked)
        .map(({ value }) => value)
    : undefined;
};

const joined = (texts: readonly string[]): string => texts.join('\n').replaceAll('\r\n', '\n');

/**
 * A form can be filled in before its script is there: by hand, by the browser that remembers, by going back. What was entered
 * then stands in the page alone, and would be gone with the first change of anything: it is taken over once, at the start.
 * @param id of the field, or of the fieldset whose choices are meant
 * @param shown the field's text, or the chosen values in their order, as React knows them
 */
export const useEntered = (
  id: string,
  shown: readonly string[],
  take: (entered: readonly string[]) => void,
): void => {
  useEffect(() => {
    const entered = enteredIn(id);
    if (entered && joined(entered) !== joined(shown)) take(entered);
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on React hears of every change
  }, []);
};
