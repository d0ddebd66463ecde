import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { ToggleButton } from '../../components/ToggleButton/index.ts';
import {
  GifIcon,
  OfflineIcon,
  PauseIcon,
  PlayIcon,
  SearchIcon,
} from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import {
  bar,
  cell,
  choice,
  grid,
  picker,
  picture,
  placeholder,
  search,
  searchField,
} from './GifPicker.css.ts';
import type { GifPickerProps } from './GifPicker.types.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

const Found = ({
  gifs,
  isPlaying,
  onChoose,
  labels,
}: Pick<GifPickerProps, 'gifs' | 'onChoose' | 'labels'> & { isPlaying: boolean }) => (
  <ul role="list" className={grid} aria-label={labels.results}>
    {gifs.map((gif) => (
      <li key={gif.id} className={cell}>
        <button type="button" className={choice} onClick={() => onChoose(gif)}>
          <img
            className={picture}
            src={isPlaying ? gif.animatedUrl : gif.stillUrl}
            width={gif.width}
            height={gif.height}
            alt={gif.alt}
            loading="lazy"
            decoding="async"
          />
        </button>
      </li>
    ))}
  </ul>
);

const Results = ({
  state,
  gifs,
  isPlaying,
  onChoose,
  onRetry,
  labels,
}: Omit<GifPickerProps, 'query' | 'onQueryChange' | 'attribution'> & { isPlaying: boolean }) => {
  if (state === 'offline') {
    return (
      <EmptyState title={labels.offlineTitle} icon={<OfflineIcon size="xl" />} headingLevel={3}>
        {labels.offlineText}
      </EmptyState>
    );
  }
  if (state === 'error') {
    return (
      <Banner
        tone="danger"
        announce="alert"
        actions={
          onRetry === undefined ? undefined : (
            <Button size="sm" variant="outline" tone="neutral" onPress={onRetry}>
              {labels.retry}
            </Button>
          )
        }
      >
        {labels.errorText}
      </Banner>
    );
  }
  if (state === 'loading' && gifs.length === 0) {
    return (
      <div className={grid}>
        {places.map((place) => (
          <span key={place} className={placeholder}>
            <Skeleton shape="photo" />
          </span>
        ))}
      </div>
    );
  }
  if (gifs.length === 0) {
    return (
      <EmptyState title={labels.emptyTitle} icon={<GifIcon size="xl" />} headingLevel={3}>
        {labels.emptyText}
      </EmptyState>
    );
  }
  return <Found gifs={gifs} isPlaying={isPlaying} onChoose={onChoose} labels={labels} />;
};

/** A search, and the GIFs it found as buttons. They stand still until somebody wants them to move (WCAG 2.2.2). */
export const GifPicker = ({
  query,
  onQueryChange,
  onSearch,
  state = 'ready',
  gifs,
  onMore,
  attribution,
  labels,
  ...rest
}: GifPickerProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch?.(query);
  };
  const hasGifs = gifs.length > 0 && (state === 'ready' || state === 'loading');
  return (
    <div className={picker}>
      <form className={search} role="search" onSubmit={submit}>
        <div className={searchField}>
          <SearchField
            label={labels.search}
            value={query}
            onChange={onQueryChange}
            placeholder={labels.searchPlaceholder}
            // The contract's: more would be refused, which looks like a search that failed.
            maxLength={60}
            labels={{ clear: labels.clearSearch }}
          />
        </div>
        <Button type="submit" variant="soft" iconStart={<SearchIcon />}>
          {labels.submit}
        </Button>
      </form>
      {hasGifs ? (
        <div className={bar}>
          {/* Read out below; here it is seen. */}
          <span aria-hidden>
            <Text as="span" size="sm" tone="muted">
              {labels.found}
            </Text>
          </span>
          <ToggleButton
            size="sm"
            label={labels.play}
            isSelected={isPlaying}
            onChange={setPlaying}
            icon={<PlayIcon />}
            selectedIcon={<PauseIcon />}
          />
        </div>
      ) : null}
      <Results {...rest} state={state} gifs={gifs} isPlaying={isPlaying} labels={labels} />
      {hasGifs && onMore !== undefined && labels.more !== undefined ? (
        <Button
          variant="outline"
          tone="neutral"
          isPending={state === 'loading'}
          pendingLabel={labels.loading}
          onPress={onMore}
        >
          {labels.more}
        </Button>
      ) : null}
      <Text size="xs" tone="muted">
        {attribution}
      </Text>
      <VisuallyHidden live="polite">
        {state === 'loading' ? labels.loading : hasGifs ? labels.found : ''}
      </VisuallyHidden>
    </div>
  );
};
