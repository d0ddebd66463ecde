import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { Link, useLinkElement } from '../../components/Link/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { Mark } from '../../components/WordMark/WordMark.tsx';
import { firstCharacter } from '../../primitives/firstCharacter.ts';
import { ChatIcon, CloseIcon, EditIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as face from '../MemberCard/MemberCard.css.ts';
import { foldOf } from '../MemberCard/MemberCard.tsx';
import type { MemberCardPhoto } from '../MemberCard/MemberCard.types.ts';
import {
  actions,
  card,
  close,
  heart,
  mark,
  opener,
  openers as openersStyle,
  openerSign,
  pair,
  price,
  scene,
  text,
  title,
  who,
  words,
} from './MatchOverlay.css.ts';
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
 * What the overlay shows. Its close button's area is the whole scene, so that a press anywhere but on the links closes;
 * and since it has the focus, so do Enter and Space.
 */
export const MatchScene = ({
  id,
  name,
  age,
  place,
  kind,
  photo,
  own,
  messageHref,
  openers = [],
  onOpener,
  profileHref,
  onClose,
  labels,
  titleId,
  whoId,
  hasFocus = true,
}: MatchSceneProps) => {
  const A = useLinkElement();
  const nameAge = <span>{named({ name, age })}</span>;
  const badge = <KindBadge kind={kind} label={labels.kind ?? kind} appearance="photo" />;
  const hintId = useId();
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
      <div className={pair}>
        {own === undefined ? null : (
          <Person {...own} alt="" side="start">
            <p className={face.heading}>{named(own)}</p>
          </Person>
        )}
        <Person
          id={id}
          name={name}
          photo={photo}
          alt={labels.photo}
          side={own === undefined ? 'alone' : 'end'}
        >
          {/* The kind above the name, which is said first. */}
          {messageHref === undefined ? (
            <p className={`${face.heading} ${who}`} id={whoId}>
              {nameAge} {badge}
            </p>
          ) : (
            <p className={face.heading} id={whoId}>
              <A className={face.link} href={profileHref} onClick={onClose}>
                {nameAge} {badge}
              </A>
            </p>
          )}
          {place ? <p className={face.line}>{place}</p> : null}
        </Person>
        <span className={heart}>
          <Mark className={mark} />
        </span>
      </div>
      <div className={words}>
        <h2 className={title} id={titleId}>
          {labels.title}
        </h2>
        <p className={text}>{labels.text}</p>
      </div>
      <div className={actions}>
        {openers.length === 0 ? null : (
          <>
            <ul className={openersStyle} role="list" aria-label={labels.openers}>
              {openers.map((line) => (
                <li key={line}>
                  <button
                    type="button"
                    className={opener}
                    aria-describedby={labels.openersHint && hintId}
                    onClick={() => {
                      onClose();
                      onOpener?.(line);
                    }}
                  >
                    {line}
                    <span className={openerSign}>
                      <EditIcon size="sm" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <VisuallyHidden id={hintId}>{labels.openersHint}</VisuallyHidden>
          </>
        )}
        {messageHref === undefined ? (
          <Link
            href={profileHref}
            appearance="button"
            tone="neutral"
            size="lg"
            isFullWidth
            aria-describedby={whoId}
            onPress={onClose}
          >
            {labels.viewProfile}
          </Link>
        ) : (
          <Link
            href={messageHref}
            appearance="button"
            tone="neutral"
            size="lg"
            isFullWidth
            iconStart={<ChatIcon />}
            aria-describedby={whoId}
            onPress={onClose}
          >
            {labels.message}
            {labels.price === undefined ? null : <span className={price}> {labels.price}</span>}
          </Link>
        )}
        <Button variant="ghost" tone="neutral" size="lg" isFullWidth onPress={onClose}>
          {labels.keepLooking}
        </Button>
      </div>
    </div>
  );
};

const named = ({ name, age }: { name: string; age?: number | undefined }): ReactNode => (
  <>
    <bdi>{name}</bdi>
    {age === undefined ? null : `, ${age}`}
  </>
);

/** One of the two, dressed as everywhere (MemberCard). */
const Person = (props: {
  id: string;
  name: string;
  photo: MemberCardPhoto | null;
  /** Of the photo; empty where it only decorates. */
  alt: string;
  side: 'start' | 'end' | 'alone';
  children: ReactNode;
}) => {
  const { photo } = props;
  return (
    <div className={card({ side: props.side })}>
      <div className={face.card({ ground: photo === null ? foldOf(props.id) : 'photo' })}>
        {photo === null ? null : (
          <div className={face.photo}>
            <ProfilePhoto
              status="active"
              ratio="fill"
              src={photo.url}
              srcSet={photo.srcSet}
              sizes={photo.sizes}
              placeholder={photo.placeholder}
              width={photo.width}
              height={photo.height}
              alt={props.alt}
              hasCorners={false}
              loading="eager"
            />
          </div>
        )}
        <div className={face.top}>
          {photo === null ? (
            <span className={face.own}>
              <span className={face.initial({ isAlone: true })} aria-hidden>
                {firstCharacter(props.name)}
              </span>
            </span>
          ) : null}
        </div>
        <div className={face.body({ hasScrim: photo !== null })}>{props.children}</div>
      </div>
    </div>
  );
};
