import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { indexForKey } from './index-for-key.ts';
import type { PhotoUploaderProps } from './PhotoUploader.types.ts';

type Moves = {
  move: (id: string, index: number) => void;
  makeMain: (id: string) => void;
  /** A drag begins at this photo, or ends over that one. */
  pickUp: (id: string) => void;
  putDown: (index: number) => void;
};

/** Moves a photo to another place: says so, and keeps the focus with it, although a button is gone at either end. */
export const useMoves = (
  {
    photos,
    onMove,
    onMakeMain,
    labels,
  }: Pick<PhotoUploaderProps, 'photos' | 'onMove' | 'onMakeMain' | 'labels'>,
  box: RefObject<HTMLElement | null>,
  say: (words: string) => void,
): Moves => {
  const moving = useRef<string>(undefined);
  const dragged = useRef<string>(undefined);

  useEffect(() => {
    const index = photos.findIndex(({ id }) => id === moving.current);
    moving.current = undefined;
    const item = box.current?.querySelectorAll('li')[index];
    if (item && !item.contains(document.activeElement)) {
      item.querySelector<HTMLElement>('[role="group"] button')?.focus();
    }
  }, [photos, box]);

  const put = (id: string, index: number): void => {
    onMove?.(id, index);
    say(labels.moved?.(index + 1, photos.length) ?? '');
  };
  const move = (id: string, index: number): void => {
    moving.current = id;
    put(id, index);
  };

  // While one of a photo's buttons has the focus; each of them keeps its own Enter and Space.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const tools = (event.target as Element).closest('[role="group"]');
    const item = tools?.closest('li');
    if (!item || !onMove) return;
    const index = [...(item.parentElement?.children ?? [])].indexOf(item);
    const to = indexForKey(event.key, index, photos.length);
    const id = photos[index]?.id;
    if (to === undefined || id === undefined) return;
    event.preventDefault();
    move(id, to);
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [box]);

  return {
    move,
    makeMain: (id) => {
      moving.current = id;
      onMakeMain?.(id);
      say(labels.moved?.(1, photos.length) ?? '');
    },
    pickUp: (id) => {
      dragged.current = id;
    },
    putDown: (index) => {
      const id = dragged.current;
      dragged.current = undefined;
      if (id !== undefined && photos[index]?.id !== id) put(id, index);
    },
  };
};
