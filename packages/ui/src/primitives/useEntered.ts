import { useEffect } from 'react';

/** What stands in a field, or the values of the choices of a group that are made. */
const enteredIn = (element: HTMLElement | null): readonly string[] | undefined => {
  if (element instanceof HTMLFieldSetElement) {
    return Array.from(element.querySelectorAll('input'))
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  }
  return element ? [(element as HTMLInputElement | HTMLTextAreaElement).value] : undefined;
};

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
    const entered = enteredIn(document.getElementById(id));
    if (entered && String(entered) !== String(shown)) take(entered);
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on React hears of every change
  }, []);
};
