import { IconButton } from '../../components/IconButton/index.ts';
import {
  ChevronNextIcon,
  ChevronPreviousIcon,
  StarIcon,
  TrashIcon,
} from '../../primitives/Icon/index.ts';
import { gap, tools } from './PhotoCard.css.ts';
import type { PhotoHandlers, PhotoUploaderLabels, UploadPhoto } from './PhotoUploader.types.ts';

type PhotoToolsProps = PhotoHandlers & {
  photo: UploadPhoto;
  position: number;
  total: number;
  labels: PhotoUploaderLabels;
};

/** What can be done with a photo that is stored: its place in the order, the main one, away with it. */
export const PhotoTools = ({
  photo,
  position,
  total,
  onMove,
  onMakeMain,
  onRemove,
  labels,
}: PhotoToolsProps) => {
  const { id, status, isMain = false } = photo;
  const { earlier, later, makeMain } = labels;
  const canMove = onMove !== undefined && total > 1;
  const canBeMain = onMakeMain && makeMain && !isMain && status !== 'rejected';
  if (!canMove && !canBeMain && !onRemove) return null;

  return (
    <div role="group" aria-label={labels.photo(position)} className={tools}>
      {canMove && earlier && later && (
        <>
          {position > 1 ? (
            <IconButton
              key="earlier"
              size="sm"
              label={earlier(position)}
              onPress={() => onMove(id, position - 2)}
            >
              <ChevronPreviousIcon />
            </IconButton>
          ) : (
            <span className={gap} />
          )}
          {position < total ? (
            <IconButton
              key="later"
              size="sm"
              label={later(position)}
              onPress={() => onMove(id, position)}
            >
              <ChevronNextIcon />
            </IconButton>
          ) : (
            <span className={gap} />
          )}
        </>
      )}
      {canBeMain && (
        <IconButton size="sm" label={makeMain(position)} onPress={() => onMakeMain(id)}>
          <StarIcon />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="sm" label={labels.remove(position)} onPress={() => onRemove(id)}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
};
