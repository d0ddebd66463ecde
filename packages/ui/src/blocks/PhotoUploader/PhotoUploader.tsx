import { useId, useRef, useState } from 'react';
import { FieldError } from '../../components/FieldError/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { DropZone } from './DropZone.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { NOTHING_CHOSEN, sortFiles } from './chosen-files.ts';
import { newsOf } from './news.ts';
import {
  announced,
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
import { useFocusKept } from './use-focus-kept.ts';
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
    refuse,
    error,
    camera = 'touch',
    portrait,
    notice,
    headingLevel,
    labels,
  } = props;
  const { name = 'file', accept = 'image/jpeg,image/png,image/webp,image/avif' } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [attempt, setAttempt] = useState(0);
  const [said, say] = useState('');
  const [known, setKnown] = useState(photos);
  if (photos !== known) {
    setKnown(photos);
    const news = newsOf(known, photos, labels);
    if (news !== '') say(news);
    // There is room again.
    if (photos.length < known.length) setChosen(NOTHING_CHOSEN);
  }
  const moves = useMoves(props, box, say);
  const removal = useRemoval(props, box);
  const expectChosen = useFocusKept(photos, box);
  const room = Math.max(0, limit - used);
  const leftOut = chosen.leftOut > 0 ? labels.leftOut?.(chosen.leftOut) : undefined;
  const problems = [error, ...chosen.refused, leftOut].filter((one) => one !== undefined);
  const choose = (files: readonly File[]): void => {
    const sorted = sortFiles(files, room, refuse);
    setChosen(sorted);
    // Refused once more it is said once more.
    setAttempt(attempt + 1);
    if (sorted.taken.length === 0) return;
    expectChosen();
    onSelect?.(sorted.taken);
  };
  const titleId = `${id}-title`;
  const question = labels.confirmRemove;
  const askedAt = photos.findIndex((photo) => photo.id === removal.asked);
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titleId} className={uploader}>
      {notice}
      <div className={header}>
        <div className={top}>
          {headingLevel === undefined ? (
            <span id={titleId} className={titleStyle}>
              {labels.title}
            </span>
          ) : (
            <Heading level={headingLevel} id={titleId} isFocusable>
              {labels.title}
            </Heading>
          )}
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
              onCancel={props.onCancel}
              onRetry={props.onRetry}
              onMakeMain={props.onMakeMain && moves.makeMain}
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
          {...{ name, accept, camera, room, labels }}
          portrait={photos.length === 0 ? portrait : undefined}
          errorId={problems.length === 0 ? undefined : `${id}-error`}
          onChoose={onSelect && choose}
        />
      ) : (
        <p className={note}>{labels.full(limit)}</p>
      )}
      {limitNote !== undefined && <div className={note}>{limitNote}</div>}
      {/* Stays in the page, so that what is put into it is announced: also while a dialog asks about the photos beside it. */}
      <div className={announced} data-live-announcer="true">
        <div role="status" className={status}>
          {problems.length > 0 && (
            <FieldError key={attempt} id={`${id}-error`}>
              {problems.join(' ')}
            </FieldError>
          )}
        </div>
        <VisuallyHidden live="polite">{said}</VisuallyHidden>
      </div>
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
