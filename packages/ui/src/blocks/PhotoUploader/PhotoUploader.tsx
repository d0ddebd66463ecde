import { useId, useRef, useState } from 'react';
import { FieldError } from '../../components/FieldError/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { DropZone } from './DropZone.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import {
  countStyle,
  header,
  list,
  note,
  status,
  titleStyle,
  top,
  uploader,
} from './PhotoUploader.css.ts';
import type { PhotoUploaderProps } from './PhotoUploader.types.ts';
import { useMoves } from './use-moves.ts';
import { useRemoval } from './use-removal.ts';

/**
 * The member's photos and a place to add more: by press, drop or keyboard, all on the browser's own file input. Each says
 * in words whether others can see it yet, since photos are inspected first (spec section 3).
 */
export const PhotoUploader = (props: PhotoUploaderProps) => {
  const {
    photos,
    limit,
    used = photos.length,
    limitNote,
    onSelect,
    error,
    camera = 'touch',
    labels,
  } = props;
  const { name = 'file', accept = 'image/jpeg,image/png,image/webp,image/avif' } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [numLeftOut, setLeftOut] = useState(0);
  const moves = useMoves(props, box);
  const removal = useRemoval(props, box);
  const room = Math.max(0, limit - used);
  const leftOut = numLeftOut > 0 ? labels.leftOut?.(numLeftOut) : undefined;
  const problems = [error, leftOut].filter((one) => one !== undefined);
  const question = labels.confirmRemove;
  const askedAt = photos.findIndex((photo) => photo.id === removal.asked);
  return (
    <div ref={box} role="group" aria-labelledby={`${id}-title`} className={uploader}>
      <div className={header}>
        <div className={top}>
          <span id={`${id}-title`} className={titleStyle}>
            {labels.title}
          </span>
          <span className={countStyle}>{labels.count(used, limit)}</span>
        </div>
        {labels.inspection !== undefined && <p className={note}>{labels.inspection}</p>}
      </div>
      {photos.length > 0 && (
        <ul role="list" className={list}>
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              position={index + 1}
              total={photos.length}
              onRemove={props.onRemove && removal.ask}
              onCancel={props.onCancel && removal.cancelUpload}
              onRetry={props.onRetry && removal.retry}
              onMakeMain={props.onMakeMain}
              onMove={props.onMove && moves.move}
              onDragStart={() => moves.pickUp(photo.id)}
              onDrop={() => moves.putDown(index)}
              labels={labels}
            />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <DropZone
          {...{ name, accept, camera, room, onSelect, labels }}
          errorId={problems.length === 0 ? undefined : `${id}-error`}
          onLeftOut={setLeftOut}
        />
      ) : (
        <p className={note}>{labels.full(limit)}</p>
      )}
      {limitNote !== undefined && <div className={note}>{limitNote}</div>}
      {/* Stays in the page, so that what is put into it is announced. */}
      <div role="status" className={status}>
        {problems.length > 0 && <FieldError id={`${id}-error`}>{problems.join(' ')}</FieldError>}
      </div>
      {props.onMove && <VisuallyHidden live="polite">{moves.said}</VisuallyHidden>}
      {removal.Dialog && question && askedAt >= 0 && (
        <removal.Dialog
          isOpen
          tone="danger"
          title={question.title(askedAt + 1)}
          confirmLabel={question.confirm}
          pendingLabel={question.confirm}
          cancelLabel={question.cancel}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        >
          {question.text}
        </removal.Dialog>
      )}
    </div>
  );
};
