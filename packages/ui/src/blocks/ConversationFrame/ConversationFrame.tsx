import { useId } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { Link, useLinkElement } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { BackIcon, SearchIcon, TrashIcon } from '../../primitives/Icon/index.ts';
import { back, backWords, head, main, page, tools, who, words } from './ConversationFrame.css.ts';
import type { ConversationFrameProps } from './ConversationFrame.types.ts';

/** One conversation over the whole height of the window, the page's main part; only its messages scroll. */
export const ConversationFrame = ({
  name,
  kind,
  kindLabel,
  thumbnailUrl,
  isOnline,
  onlineLabel,
  profileHref,
  profileLabel,
  backHref,
  backLabel,
  onRemove,
  removeLabel,
  onSearch,
  searchLabel,
  isSearchOpen = false,
  actions,
  notice,
  children,
  composer,
}: ConversationFrameProps) => {
  const A = useLinkElement();
  const whereTo = useId();
  return (
    <main className={page} id="content" tabIndex={-1}>
      <header className={head}>
        <A className={back} href={backHref}>
          <BackIcon />
          <span className={backWords}>{backLabel}</span>
        </A>
        <div className={who}>
          <Avatar
            src={thumbnailUrl}
            size="sm"
            loading="eager"
            onlineLabel={isOnline ? onlineLabel : undefined}
          />
          <div className={words}>
            <Heading level={1} size="sm" isFocusable>
              {profileHref === undefined ? (
                <span>{name}</span>
              ) : (
                <Link appearance="quiet" href={profileHref} aria-describedby={whereTo}>
                  {name}
                </Link>
              )}
            </Heading>
            {profileHref === undefined ? null : (
              <span id={whereTo} hidden>
                {profileLabel}
              </span>
            )}
            {kindLabel === undefined ? null : <KindBadge kind={kind} label={kindLabel} />}
          </div>
        </div>
        <div className={tools}>
          {onSearch === undefined || searchLabel === undefined ? null : (
            <IconButton label={searchLabel} aria-expanded={isSearchOpen} onPress={onSearch}>
              <SearchIcon />
            </IconButton>
          )}
          {onRemove === undefined || removeLabel === undefined ? null : (
            <IconButton label={removeLabel} onPress={onRemove}>
              <TrashIcon />
            </IconButton>
          )}
          {actions}
        </div>
      </header>
      {notice}
      <div className={main}>{children}</div>
      {composer}
    </main>
  );
};
