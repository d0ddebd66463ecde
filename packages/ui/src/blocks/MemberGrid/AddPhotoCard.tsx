import { CloseIcon, CameraIcon } from '../../primitives/Icon/index.ts';
import { IconDisc } from '../../primitives/IconDisc/index.ts';
import { Link } from '../../components/Link/index.ts';
import { dismiss, own, ownAction, ownText, ownTitle } from './MemberGrid.css.ts';

export type AddPhotoCardProps = {
  /** "Add your photo". */
  title: string;
  /** Why; on a phone there is no room for it. */
  text: string;
  /** "Choose". */
  action: string;
  /** Where photos are added. */
  href: string;
  /** The member does not want to be asked now. */
  onDismiss: () => void;
  /** Accessible name of the cross: "Hide this notice". */
  dismissLabel: string;
};

/** A card of the grid that is no other person: the reader's own, which has no photo yet (spec section 4). */
export const AddPhotoCard = ({
  title,
  text,
  action,
  href,
  onDismiss,
  dismissLabel,
}: AddPhotoCardProps) => (
  <div className={own}>
    <IconDisc size="md">
      <CameraIcon size="lg" />
    </IconDisc>
    <p className={ownTitle}>{title}</p>
    <p className={ownText}>{text}</p>
    <div className={ownAction}>
      <Link href={href} appearance="button" isFullWidth>
        {action}
      </Link>
    </div>
    <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}>
      <CloseIcon />
    </button>
  </div>
);
