import type { DragEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import {
  CheckCircleIcon,
  ClockIcon,
  CloseIcon,
  DangerIcon,
  PhotoIcon,
  RefreshIcon,
  StarIcon,
  UploadIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { PhotoTools } from './PhotoTools.tsx';
import {
  cancel,
  card,
  image,
  main as mainStyle,
  picture,
  reason,
  status as statusStyle,
  words,
} from './PhotoCard.css.ts';
import type { PhotoHandlers, PhotoUploaderLabels, UploadPhoto } from './PhotoUploader.types.ts';

const icons = {
  uploading: UploadIcon,
  failed: WarningIcon,
  pending: ClockIcon,
  active: CheckCircleIcon,
  rejected: DangerIcon,
};

export type PhotoCardProps = PhotoHandlers & {
  photo: UploadPhoto;
  /** Its place in the order, from 1. */
  position: number;
  total: number;
  /** The drag of a photo begins here, or ends over this one. */
  onDragStart: () => void;
  onDrop: () => void;
  labels: PhotoUploaderLabels;
};

/** One photo: the picture, where it stands in words, and what can be done with it. */
export const PhotoCard = ({
  photo,
  position,
  total,
  onDragStart,
  onDrop,
  labels,
  ...handlers
}: PhotoCardProps) => {
  const { id, url, status, progress, isMain = false } = photo;
  const [isOver, setOver] = useState(false);
  const [broken, setBroken] = useState<string>();
  const isBlank = broken === url;
  const StatusIcon = icons[status];
  const isFailed = status === 'failed';
  const isStored = status !== 'uploading' && !isFailed;
  const { onCancel, onRetry, onMove } = handlers;
  const drag =
    onMove && isStored
      ? {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.setData('text/plain', labels.photo(position));
            onDragStart();
          },
          onDragOver: (event: DragEvent) => {
            // Files are for the drop zone.
            if (event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          },
          onDragLeave: () => setOver(false),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            setOver(false);
            onDrop();
          },
        }
      : {};
  return (
    <li className={card({ isMain, isOver })} tabIndex={-1} {...drag}>
      <div className={picture({ isBlank })}>
        {isBlank ? (
          <PhotoIcon size="xl" label={labels.photo(position)} />
        ) : (
          <img
            src={url}
            alt={labels.photo(position)}
            draggable={false}
            className={image({ isDimmed: status !== 'active' && status !== 'pending' })}
            // A file that is no photo.
            onError={() => setBroken(url)}
          />
        )}
        {!isStored && onCancel && labels.cancel && (
          <div className={cancel}>
            <IconButton
              label={(isFailed ? labels.remove : labels.cancel)(position)}
              variant="scrim"
              size="sm"
              onPress={() => onCancel(id)}
            >
              <CloseIcon />
            </IconButton>
          </div>
        )}
      </div>
      <div className={words}>
        {isMain && (
          <span className={mainStyle}>
            <StarIcon size="text" />
            {labels.main}
          </span>
        )}
        <span className={statusStyle({ status })}>
          <StatusIcon size="text" />
          {labels.status[status]}
        </span>
        {photo.reason !== undefined && <p className={reason}>{photo.reason}</p>}
        {status === 'uploading' && (
          <ProgressBar
            label={`${labels.status.uploading}: ${labels.photo(position)}`}
            isLabelHidden
            maximum={1}
            value={progress}
          />
        )}
        {isFailed && !photo.isRefused && onRetry && labels.retry !== undefined && (
          <Button
            aria-label={`${labels.retry}: ${labels.photo(position)}`}
            variant="soft"
            size="sm"
            isFullWidth
            iconStart={<RefreshIcon />}
            onPress={() => onRetry(id)}
          >
            {labels.retry}
          </Button>
        )}
        {isStored && <PhotoTools {...{ photo, position, total, labels }} {...handlers} />}
      </div>
    </li>
  );
};
