import { Link } from '../../components/Link/index.ts';
import {
  action,
  drawing,
  firstFold,
  heading,
  hintStyle,
  page,
  secondFold,
  statusStyle,
} from './ErrorPage.css.ts';
import type { ErrorPageProps } from './ErrorPage.types.ts';

/** Stands in place of a page that could not be shown: what happened, its status, and the way home (spec section 2). */
export const ErrorPage = ({
  status = 500,
  message = 'Error',
  hint,
  homeHref,
  labels,
}: ErrorPageProps) => (
  <div className={page}>
    <svg viewBox="0 0 96 96" aria-hidden="true" className={drawing}>
      <path
        className={firstFold}
        transform="rotate(-14 34 60)"
        d="M44 84C20 68 8 54 8 38c0-12 9-20 20-20 13 0 21 12 21 29 0 13-2 25-5 37Z"
      />
      <path
        className={secondFold}
        transform="rotate(14 62 60)"
        d="M52 84c24-16 36-30 36-46 0-12-9-20-20-20-13 0-21 12-21 29 0 13 2 25 5 37Z"
      />
    </svg>
    <p className={statusStyle}>{labels.status(status)}</p>
    <h1 className={heading}>{message}</h1>
    {hint !== undefined && <div className={hintStyle}>{hint}</div>}
    <div className={action}>
      <Link href={homeHref} appearance="button" size="lg">
        {labels.home}
      </Link>
    </div>
  </div>
);
