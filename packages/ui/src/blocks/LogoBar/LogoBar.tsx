import { useLinkElement } from '../../components/Link/index.ts';
import { Link } from '../../components/Link/index.ts';
import { WordMark } from '../../components/WordMark/index.ts';
import { home, inner, logIn } from './LogoBar.css.ts';
import type { LogoBarProps } from './LogoBar.types.ts';

/** The top of the lander layout: the site's name, and nothing that leads away but log-in. */
export const LogoBar = ({ brandName, homeHref, logInHref, languageMenu, labels }: LogoBarProps) => {
  const A = useLinkElement();
  return (
    <header>
      <div className={inner}>
        <A href={homeHref} aria-label={labels.home} className={home}>
          <WordMark name={brandName} overflow="give" />
        </A>
        {languageMenu}
        {logInHref !== undefined && (
          <span className={logIn}>
            <Link href={logInHref} appearance="button" variant="outline" tone="neutral" size="sm">
              {labels.logIn}
            </Link>
          </span>
        )}
      </div>
    </header>
  );
};
