import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UploadPhoto } from './PhotoUploader.types.ts';

/** What had the focus: itself, and the photo it belonged to. */
type Held = { element: Element; id: string | undefined; index: number };

/**
 * Keeps the focus among the photos. Where what had it has gone, it goes to the photo, else to the one that took its place, else
 * to the place to choose one; and a chosen photo takes it where nothing else has it, as after a dialog.
 * @returns to be called when files are chosen
 */
export const useFocusKept = (
  photos: readonly UploadPhoto[],
  box: RefObject<HTMLElement | null>,
): (() => void) => {
  const held = useRef<Held>(undefined);
  const isChoosing = useRef(false);
  const known = useRef(photos);

  const hold = useEffectEvent((element: Element): void => {
    const items = [...(box.current?.querySelectorAll('li') ?? [])];
    const index = items.findIndex((item) => item.contains(element));
    held.current = { element, index, id: photos[index]?.id };
  });
  useEffect(() => {
    const element = box.current;
    const onIn = ({ target }: FocusEvent): void => hold(target as Element);
    // Left by the member, not taken from the page: some browsers tell of both.
    const onOut = (): void =>
      void setTimeout(() => {
        const isLeft = !element?.contains(document.activeElement);
        if (isLeft && held.current?.element.isConnected) held.current = undefined;
      });
    element?.addEventListener('focusin', onIn);
    element?.addEventListener('focusout', onOut);
    return () => {
      element?.removeEventListener('focusin', onIn);
      element?.removeEventListener('focusout', onOut);
    };
  }, [box]);

  useEffect(() => {
    const fresh = photos.findIndex(({ id }) => !known.current.some((one) => one.id === id));
    known.current = photos;
    const isChosen = isChoosing.current && fresh >= 0;
    if (isChosen) isChoosing.current = false;
    if (document.activeElement !== document.body) return;
    const lost = held.current?.element.isConnected === false ? held.current : undefined;
    if (!lost && !isChosen) return;
    const own = photos.findIndex(({ id }) => id === lost?.id);
    const place = Math.min(lost?.index ?? -1, photos.length - 1);
    const index = [own, place, fresh].find((one) => one >= 0) ?? photos.length - 1;
    const item = box.current?.querySelectorAll('li')[index];
    (item ?? box.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [photos, box]);

  return () => {
    isChoosing.current = true;
  };
};
