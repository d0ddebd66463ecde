import { useEffect, useRef } from 'react';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ChatIcon, CloseIcon, HeartFilledIcon } from '../../primitives/Icon/index.ts';
import {
  actions,
  backCard,
  close,
  heart,
  photo as photoStyle,
  picture,
  scene,
  text,
  title,
  who,
  words,
} from './MatchOverlay.css.ts';
import { MemberPhoto } from './MemberPhoto.tsx';
import type { MatchOverlayProps } from './MatchOverlay.types.ts';

export type MatchSceneProps = Omit<MatchOverlayProps, 'isOpen'> & {
  /** Ids of the heading and of the name with its kind: together they name the overlay. */
  titleId: string;
  whoId: string;
  /**
   * Takes the focus when it appears.
   * @default true
   */
  hasFocus?: boolean | undefined;
};

/**
 * What the overlay shows. Its close button's area is the whole scene, so that a press anywhere but on the two links closes;
 * and since it has the focus, so do Enter and Space.
 */
export const MatchScene = ({
  name,
  kind,
  photo,
  messageHref,
  profileHref,
  onClose,
  labels,
  titleId,
  whoId,
  hasFocus = true,
}: MatchSceneProps) => {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) closeButton.current?.focus();
  }, [hasFocus]);
  return (
    <div className={scene}>
      <button
        type="button"
        className={close}
        aria-label={labels.close}
        title={labels.close}
        ref={closeButton}
        onClick={onClose}
      >
        <CloseIcon size="lg" />
      </button>
      <div className={picture}>
        <span className={backCard({ side: 'start' })} />
        <span className={backCard({ side: 'end' })} />
        <div className={photoStyle}>
          <MemberPhoto photo={photo} noPhoto={labels.photo} alt={labels.photo} loading="eager" />
        </div>
        <span className={heart}>
          <HeartFilledIcon size="xl" />
        </span>
      </div>
      <div className={words}>
        <h2 className={title} id={titleId}>
          {labels.title}
        </h2>
        <p className={who} id={whoId}>
          {name} <KindBadge kind={kind} label={labels.kind ?? kind} size="md" />
        </p>
        <p className={text}>{labels.text}</p>
      </div>
      <div className={actions}>
        {messageHref === undefined ? null : (
          <Link
            href={messageHref}
            appearance="button"
            size="lg"
            isFullWidth
            iconStart={<ChatIcon />}
            aria-describedby={whoId}
            onPress={onClose}
          >
            {labels.message}
          </Link>
        )}
        <Link
          href={profileHref}
          appearance="button"
          variant={messageHref === undefined ? 'solid' : 'outline'}
          tone={messageHref === undefined ? 'primary' : 'neutral'}
          size="lg"
          isFullWidth
          aria-describedby={whoId}
          onPress={onClose}
        >
          {labels.viewProfile}
        </Link>
      </div>
    </div>
  );
};
