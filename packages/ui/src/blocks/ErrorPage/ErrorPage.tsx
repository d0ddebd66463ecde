import { Button } from '../../components/Button/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
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

/** The spec's own word, for a page that says nothing of itself (section 2). */
const defaultMessage = 'Error';

type RetryProps = Pick<ErrorPageProps, 'onRetry' | 'retryHref' | 'labels'>;

const hasRetry = ({ onRetry, retryHref, labels }: RetryProps): boolean =>
  labels.retry !== undefined && (onRetry !== undefined || retryHref !== undefined);

const Retry = ({ onRetry, retryHref, labels }: RetryProps) => {
  if (!hasRetry({ onRetry, retryHref, labels })) return null;
  return retryHref === undefined ? (
    <Button size="lg" onPress={() => onRetry?.()}>
      {labels.retry}
    </Button>
  ) : (
    <Link href={retryHref} appearance="button" size="lg" onPress={takeOver(onRetry)}>
      {labels.retry}
    </Link>
  );
};

/** Stands in place of a page that could not be shown: what happened, its status, and the way home (spec section 2). */
export const ErrorPage = ({
  status = 500,
  message,
  title,
  hint,
  onRetry,
  retryHref,
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
    {status !== null && <p className={statusStyle}>{labels.status(status)}</p>}
    <h1 className={heading}>{title ?? message ?? defaultMessage}</h1>
    {title !== undefined && message !== undefined && message !== title && (
      <p className={hintStyle}>{message}</p>
    )}
    {hint !== undefined && <div className={hintStyle}>{hint}</div>}
    <div className={action}>
      <Inline gap="sm" justify="center">
        <Retry onRetry={onRetry} retryHref={retryHref} labels={labels} />
        <Link
          href={homeHref}
          appearance="button"
          size="lg"
          variant={hasRetry({ onRetry, retryHref, labels }) ? 'outline' : 'solid'}
        >
          {labels.home}
        </Link>
      </Inline>
    </div>
  </div>
);
