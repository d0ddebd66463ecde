import { useId } from 'react';
import { FieldError } from '../../components/FieldError/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import {
  CheckCircleIcon,
  ClockIcon,
  CloseIcon,
  DangerIcon,
  UploadIcon,
} from '../../primitives/Icon/index.ts';
import { DropZone } from './DropZone.tsx';
import {
  caption,
  countStyle,
  full,
  image,
  list,
  photo,
  progress,
  removeButton,
  status,
  titleStyle,
  top,
  uploader,
} from './PhotoUploader.css.ts';
import type {
  PhotoUploaderLabels,
  PhotoUploaderProps,
  UploadPhoto,
} from './PhotoUploader.types.ts';

const icons = {
  uploading: UploadIcon,
  pending: ClockIcon,
  active: CheckCircleIcon,
  rejected: DangerIcon,
};

type PhotoProps = {
  one: UploadPhoto;
  position: number;
  onRemove: ((id: string) => void) | undefined;
  labels: PhotoUploaderLabels;
};

const Photo = ({ one, position, onRemove, labels }: PhotoProps) => {
  const StatusIcon = icons[one.status];
  return (
    <li className={photo}>
      <img
        src={one.url}
        alt={labels.photo(position)}
        className={image({ isDimmed: one.status === 'uploading' || one.status === 'rejected' })}
      />
      <div className={caption}>
        {one.isMain && <span>{labels.main}</span>}
        <span className={status}>
          <StatusIcon size="text" />
          {labels.status[one.status]}
        </span>
        {one.status === 'uploading' && (
          <progress
            className={progress}
            aria-label={`${labels.status.uploading}: ${labels.photo(position)}`}
            max={1}
            {...(one.progress === undefined ? {} : { value: one.progress })}
          />
        )}
      </div>
      {onRemove && (
        <div className={removeButton}>
          <IconButton
            label={labels.remove(position)}
            variant="scrim"
            size="sm"
            onPress={() => onRemove(one.id)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
};

/**
 * The member's photos and a place to add more: by press, drop or keyboard, all on the browser's own file input. Each says
 * in words whether others can see it yet, since photos are inspected first (spec section 3).
 */
export const PhotoUploader = ({
  photos,
  limit,
  onSelect,
  onRemove,
  error,
  name = 'file',
  accept = 'image/jpeg,image/png,image/webp,image/avif',
  labels,
}: PhotoUploaderProps) => {
  const id = useId();
  const room = Math.max(0, limit - photos.length);
  return (
    <div role="group" aria-labelledby={`${id}-title`} className={uploader}>
      <div className={top}>
        <span id={`${id}-title`} className={titleStyle}>
          {labels.title}
        </span>
        <span className={countStyle}>{labels.count(photos.length, limit)}</span>
      </div>
      {photos.length > 0 && (
        <ul role="list" className={list}>
          {photos.map((one, index) => (
            <Photo
              key={one.id}
              one={one}
              position={index + 1}
              onRemove={onRemove}
              labels={labels}
            />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <DropZone
          name={name}
          accept={accept}
          room={room}
          errorId={error === undefined ? undefined : `${id}-error`}
          onSelect={onSelect}
          labels={labels}
        />
      ) : (
        <p className={full}>{labels.full(limit)}</p>
      )}
      {/* Stays in the page, so that what is put into it is announced. */}
      <div role="status">
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
};
