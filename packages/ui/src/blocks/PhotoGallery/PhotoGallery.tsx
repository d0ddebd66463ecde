import { useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { ChevronNextIcon, ChevronPreviousIcon, FlagIcon } from '../../primitives/Icon/index.ts';
import {
  counter,
  gallery,
  next,
  previous,
  report,
  slide,
  stage,
  strip,
  thumbnail,
  thumbnailImage,
  thumbnails,
} from './PhotoGallery.css.ts';
import type { PhotoGalleryProps } from './PhotoGallery.types.ts';

/**
 * A member's photos, one at a time: a strip that the browser scrolls and snaps, so that a finger and arrow keys move it
 * before any script is there; buttons and small pictures bring one into view. From the last it goes on to the first.
 */
export const PhotoGallery = ({ photos, onReport, labels }: PhotoGalleryProps) => {
  const scroller = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const total = photos.length;
  if (total === 0) return null;
  const shown = Math.min(current, total - 1);

  const show = (index: number): void => {
    const wanted = (index + total) % total;
    scroller.current?.scrollTo({ left: wanted * scroller.current.clientWidth });
    setCurrent(wanted);
  };
  /** Once a movement is over: on the way there, photos pass by that nobody asked for. Safari tells its end (`scrollend`) from 26.2 on only. */
  const settle = (): void => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const element = scroller.current;
      if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    }, 100);
  };

  return (
    <section className={gallery} aria-label={labels.title}>
      <div className={stage}>
        <ul
          ref={scroller}
          className={strip}
          role="list"
          onScroll={settle}
          // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
          {...(total > 1 ? { tabIndex: 0, 'aria-label': labels.title } : {})}
        >
          {photos.map((photo, index) => (
            <li key={photo.id} className={slide}>
              <ProfilePhoto
                status="active"
                src={photo.url}
                srcSet={photo.srcSet}
                sizes={photo.sizes}
                placeholder={photo.placeholder}
                alt={labels.photo(index + 1, total)}
                width={photo.width}
                height={photo.height}
                hasCorners={false}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
        {total > 1 ? (
          <>
            <span className={previous}>
              <IconButton label={labels.previous} variant="scrim" onPress={() => show(shown - 1)}>
                <ChevronPreviousIcon />
              </IconButton>
            </span>
            <span className={next}>
              <IconButton label={labels.next} variant="scrim" onPress={() => show(shown + 1)}>
                <ChevronNextIcon />
              </IconButton>
            </span>
            <span className={counter} role="status">
              {labels.photo(shown + 1, total)}
            </span>
          </>
        ) : null}
        {onReport === undefined || labels.report === undefined ? null : (
          <span className={report}>
            <IconButton
              label={labels.report}
              variant="scrim"
              onPress={() => {
                const photo = photos[shown];
                if (photo) onReport(photo.id);
              }}
            >
              <FlagIcon />
            </IconButton>
          </span>
        )}
      </div>
      {total > 1 ? (
        <ul className={thumbnails} role="list">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                className={thumbnail}
                aria-label={labels.photo(index + 1, total)}
                {...(index === shown ? { 'aria-current': true } : {})}
                onClick={() => show(index)}
              >
                <img
                  className={thumbnailImage}
                  src={photo.thumbnailUrl}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
};
