import { ChevronNextIcon, ChevronPreviousIcon } from '../../primitives/Icon/index.ts';
import { useLinkElement } from '../Link/index.ts';
import { gap, link, list, noStep, place, step, stepWords } from './Pagination.css.ts';
import type { PaginationProps } from './Pagination.types.ts';
import { paginationItems } from './pages.ts';

/** Ways to the other pages of a list: links, so that they can be opened, sent and gone back from. */
export const Pagination = ({ page, numPages, hrefOf, labels }: PaginationProps) => {
  const A = useLinkElement();
  if (numPages <= 1) return null;
  return (
    <nav aria-label={labels.title}>
      <ul className={list} role="list">
        {/* Where there is none its place is kept, and not counted among the pages. */}
        <li className={place({ room: 'all' })} aria-hidden={page <= 1 || undefined}>
          {page > 1 ? (
            <A className={step} href={hrefOf(page - 1)} rel="prev">
              <ChevronPreviousIcon />
              <span className={stepWords}>{labels.previous}</span>
            </A>
          ) : (
            <span className={noStep} />
          )}
        </li>
        {paginationItems(page, numPages).map((item) =>
          item.type === 'gap' ? (
            <li
              key={`after ${item.after}`}
              className={place({ room: item.isNarrowOnly ? 'narrow' : 'all' })}
              aria-hidden
            >
              <span className={gap}>…</span>
            </li>
          ) : (
            <li key={item.page} className={place({ room: item.isWideOnly ? 'wide' : 'all' })}>
              <A
                className={link}
                href={hrefOf(item.page)}
                aria-label={labels.page(item.page)}
                {...(item.page === page ? { 'aria-current': 'page' as const } : {})}
              >
                {item.page}
              </A>
            </li>
          ),
        )}
        <li className={place({ room: 'all' })} aria-hidden={page >= numPages || undefined}>
          {page < numPages ? (
            <A className={step} href={hrefOf(page + 1)} rel="next">
              <span className={stepWords}>{labels.next}</span>
              <ChevronNextIcon />
            </A>
          ) : (
            <span className={noStep} />
          )}
        </li>
      </ul>
    </nav>
  );
};
