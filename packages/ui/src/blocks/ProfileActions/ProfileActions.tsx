import { useId } from 'react';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Flyout } from '../../components/Flyout/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import {
  BlockIcon,
  ChatIcon,
  FlagIcon,
  GiftIcon,
  HeartFilledIcon,
  HeartIcon,
  MoreIcon,
} from '../../primitives/Icon/index.ts';
import { actions, choices, group, message, more, price } from './ProfileActions.css.ts';
import type { ProfileActionsProps, ProfileMenuProps } from './ProfileActions.types.ts';

/** What can be done with a profile. For a visitor the sign-up or log-in that it takes stands in its place. */
export const ProfileActions = ({
  isLiked,
  onLikeChange,
  likeAction,
  messageHref,
  onGift,
  logInHref,
  logInLabel,
  signUpHref,
  signUpLabel,
  labels,
}: ProfileActionsProps) => {
  const likeForm = useId();
  return (
    <div className={group} role="group" aria-label={labels.group}>
      {likeAction && (
        <form id={likeForm} method="post" action={likeAction.action} hidden>
          <HiddenFields fields={likeAction.hiddenFields} />
        </form>
      )}
      <div className={actions}>
        {logInHref !== undefined && logInLabel !== undefined ? (
          <>
            {signUpHref === undefined || signUpLabel === undefined ? null : (
              <Link appearance="button" href={signUpHref}>
                {signUpLabel}
              </Link>
            )}
            <Link
              appearance="button"
              variant={signUpHref === undefined ? undefined : 'outline'}
              href={logInHref}
            >
              {logInLabel}
            </Link>
          </>
        ) : (
          <>
            {onLikeChange === undefined ? null : (
              <IconButton
                {...(likeAction === undefined ? {} : { type: 'submit', form: likeForm })}
                label={isLiked ? labels.unlike : labels.like}
                variant="like"
                size="lg"
                onPress={(event) => {
                  // The form is for a browser without script.
                  event.preventDefault();
                  onLikeChange(!isLiked);
                }}
              >
                {isLiked ? <HeartFilledIcon size="lg" /> : <HeartIcon size="lg" />}
              </IconButton>
            )}
            {messageHref === undefined ? null : (
              <span className={message}>
                <Link appearance="button" isFullWidth href={messageHref} iconStart={<ChatIcon />}>
                  {labels.message}
                  {labels.price === undefined ? null : (
                    <span className={price}> {labels.price}</span>
                  )}
                </Link>
              </span>
            )}
            {onGift === undefined ? null : (
              <IconButton label={labels.gift} variant="soft" size="lg" onPress={onGift}>
                <GiftIcon size="lg" />
              </IconButton>
            )}
          </>
        )}
      </div>
    </div>
  );
};

/** Block and report, behind three dots. */
export const ProfileMenu = ({ onBlock, onReport, labels }: ProfileMenuProps) => (
  <span className={more}>
    <Flyout trigger={<MoreIcon />} triggerLabel={labels.more} label={labels.more}>
      <div className={choices}>
        <Button variant="ghost" tone="neutral" iconStart={<FlagIcon />} onPress={onReport}>
          {labels.report}
        </Button>
        <Button variant="ghost" tone="neutral" iconStart={<BlockIcon />} onPress={onBlock}>
          {labels.block}
        </Button>
      </div>
    </Flyout>
  </span>
);
