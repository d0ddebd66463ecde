import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import { CameraIcon, PhotoIcon } from '../../primitives/Icon/index.ts';
import {
  camera as cameraStyle,
  choose,
  drop,
  hint,
  input,
  zone,
  zoneIcon,
} from './DropZone.css.ts';
import type { PhotoUploaderLabels, PhotoUploaderProps } from './PhotoUploader.types.ts';

type DropZoneProps = Required<Pick<PhotoUploaderProps, 'name' | 'accept' | 'camera'>> & {
  /** How many more photos there is room for. */
  room: number;
  /** Id of the message about the last one. */
  errorId: string | undefined;
  /** Class of a card that stands with a button below it in place of a box. */
  portrait: string | undefined;
  /** Called with all that was chosen; without it the form sends the file. */
  onChoose: ((files: readonly File[]) => void) | undefined;
  labels: Pick<PhotoUploaderLabels, 'choose' | 'drop' | 'hint' | 'room' | 'camera'>;
};

const BUTTON = button({ variant: 'solid', tone: 'primary', size: 'lg', isFullWidth: true });

/** The place to press, or to drop on: the browser's file input, spread out; and beside it the camera of what is in the hand. */
export const DropZone = ({
  name,
  accept,
  camera,
  room,
  errorId,
  portrait,
  onChoose,
  labels,
}: DropZoneProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isPortrait = portrait !== undefined;
  const take = (element: HTMLInputElement): void => {
    if (!onChoose) return;
    const files = [...(element.files ?? [])];
    // What was dropped, or chosen in Safari, has left the focus nowhere: a dialog would give it back to there.
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    onChoose(files);
    // So that the same file can be chosen again after a failure.
    element.value = '';
  };
  const zoneInput = useRef<HTMLInputElement>(null);
  // What was chosen before the script was there stands in the page alone.
  const takeOver = useEffectEvent(() => {
    if (zoneInput.current?.files?.length) take(zoneInput.current);
  });
  useEffect(() => takeOver(), []);
  const words = (
    <>
      <span className={drop} aria-hidden="true">
        {labels.drop}
      </span>
      <span id={`${id}-hint`} className={hint}>
        {labels.hint} {labels.room?.(room)}
      </span>
    </>
  );
  return (
    <>
      <div className={zone({ isPortrait, isOver, isInvalid: errorId !== undefined })}>
        {isPortrait ? (
          <div className={portrait}>
            <PhotoIcon size="xl" />
            {words}
          </div>
        ) : (
          <span className={zoneIcon}>
            <PhotoIcon size="xl" />
          </span>
        )}
        <label htmlFor={id} className={isPortrait ? BUTTON : choose}>
          {labels.choose}
        </label>
        {isPortrait ? null : words}
        <input
          ref={zoneInput}
          id={id}
          className={input}
          type="file"
          name={name}
          accept={accept}
          multiple={room > 1}
          aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(' ')}
          aria-invalid={errorId !== undefined || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => take(event.currentTarget)}
        />
      </div>
      {/* Without a name: a form sent without script sends one file, from the zone. */}
      {labels.camera !== undefined && onChoose && (
        <label className={cameraStyle({ shown: camera })}>
          <CameraIcon />
          {labels.camera}
          <input
            className={input}
            type="file"
            accept="image/*"
            capture="user"
            onChange={(event) => take(event.currentTarget)}
          />
        </label>
      )}
    </>
  );
};
