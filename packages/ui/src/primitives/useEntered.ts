import { useEffect, useState } from 'react';

/** What was written in a text area before its script came: React puts back what was served as it takes it over. */
const written = new WeakMap<HTMLElement, string>();

const keepWritten = (id: string): void => {
  if (typeof document === 'undefined') return;
  const area = document.getElementById(id) as HTMLTextAreaElement | null;
  if (area?.tagName === 'TEXTAREA' && area.value !== area.defaultValue) {
    written.set(area, area.value);
  }
};

/** What stands in a field; of a group and of a switch, the values of the choices that are made, of a group its texts too. */
const enteredIn = (element: HTMLElement | null): readonly string[] | undefined => {
  if (element instanceof HTMLFieldSetElement) {
    return Array.from(element.querySelectorAll('input'))
      .filter(({ checked, type }) => checked || type === 'text')
      .map(({ value }) => value);
  }
  if (!element) return undefined;
  const { type, checked, value } = element as HTMLInputElement;
  return type === 'checkbox' && !checked ? [] : [written.get(element) ?? value];
};

/**
 * A form can be filled in before its script is there: by hand, by the browser that remembers, by going back. What was entered
 * then stands in the page alone, and would be gone with the first change of anything: it is taken over once, at the start.
 * @param id of the field, or of the fieldset whose choices or texts are meant
 * @param shown the field's text, or the chosen values, or the texts of a group, in their order, as React knows them
 */
export const useEntered = (
  id: string,
  shown: readonly string[],
  take: (entered: readonly string[]) => void,
): void => {
  // As it is drawn, before React takes the page over: an effect is too late.
  useState(() => keepWritten(id));
  useEffect(() => {
    const entered = enteredIn(document.getElementById(id));
    if (entered && String(entered) !== String(shown)) take(entered);
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on React hears of every change
  }, []);
};
