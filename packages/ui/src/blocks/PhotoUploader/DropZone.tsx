import { useId, useState } from 'react';
import { CameraIcon } from '../../primitives/Icon/index.ts';
import { choose, drop, hint, input, zone, zoneIcon } from './PhotoUploader.css.ts';
import type { PhotoUploaderLabels } from './PhotoUploader.types.ts';

type DropZoneProps = {
  name: string;
  accept: string;
  /** How many more photos there is room for. */
  room: number;
  /** Id of the message about the last one. */
  errorId: string | undefined;
  onSelect: ((files: readonly File[]) => void) | undefined;
  labels: Pick<PhotoUploaderLabels, 'choose' | 'drop' | 'hint'>;
};

/** The place to press, or to drop on: the browser's file input, spread out. */
export const DropZone = ({ name, accept, room, errorId, onSelect, labels }: DropZoneProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className={zone({ isOver, isInvalid: errorId !== undefined })}>
      <span className={zoneIcon}>
        <CameraIcon size="xl" />
      </span>
      <label htmlFor={id} className={choose}>
        {labels.choose}
      </label>
      <span className={drop} aria-hidden="true">
        {labels.drop}
      </span>
      <span id={`${id}-hint`} className={hint}>
        {labels.hint}
      </span>
      <input
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
        onChange={(event) => {
          if (!onSelect) return;
          // A dropped file may be of any kind: the input's `accept` only filters its own window.
          const images = [...(event.currentTarget.files ?? [])].filter((file) =>
            file.type.startsWith('image/'),
          );
          if (images.length > 0) onSelect(images.slice(0, room));
          // So that the same file can be chosen again after a failure.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};
