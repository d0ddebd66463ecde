import { IconButton } from '../../components/IconButton/index.ts';
import {
  ChevronNextIcon,
  ChevronPreviousIcon,
  StarIcon,
  TrashIcon,
} from '../../primitives/Icon/index.ts';
import { gap, pair, tools } from './PhotoCard.css.ts';
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
  const canMove = onMove && total > 1;
  const steps =
    earlier && later
      ? [
          {
            key: 'earlier',
            label: earlier(position),
            index: position - 2,
            icon: <ChevronPreviousIcon />,
          },
          { key: 'later', label: later(position), index: position, icon: <ChevronNextIcon /> },
        ]
      : [];
  const canBeMain = onMakeMain && makeMain && !isMain && status !== 'rejected';
  if (!canMove && !canBeMain && !onRemove) return null;

  return (
    <div role="group" aria-label={labels.photo(position)} className={tools}>
      <span className={pair}>
        {canMove &&
          steps.map(({ key, label, index, icon }) =>
            index < 0 || index >= total ? (
              <span key={key} className={gap} />
            ) : (
              <IconButton key={key} size="sm" label={label} onPress={() => onMove(id, index)}>
                {icon}
              </IconButton>
            ),
          )}
      </span>
      <span className={pair}>
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
      </span>
    </div>
  );
};
