import { ChevronNextIcon, ChevronPreviousIcon } from '../../primitives/Icon/index.ts';
import { useLinkElement } from '../Link/index.ts';
import { back, crumb, here, link, list, separator } from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** Names the navigation: "You are here". */
  label: string;
  /** The pages above this one, from the top down; at least one. */
  parents: readonly { href: string; label: string }[];
  /** The name of the page that is shown: not a link, since it leads nowhere. */
  current: string;
};

/** Where this page stands, and the ways up. On a phone only the way to its parent is left: that is what a thumb wants there. */
export const Breadcrumbs = ({ label, parents, current }: BreadcrumbsProps) => {
  const A = useLinkElement();
  return (
    <nav aria-label={label}>
      <ol className={list} role="list">
        {parents.map((parent, index) => (
          <li key={parent.href} className={crumb({ isParent: index === parents.length - 1 })}>
            <A className={link} href={parent.href}>
              <span className={back}>
                <ChevronPreviousIcon size="sm" />
              </span>
              <span>{parent.label}</span>
            </A>
            <span className={separator}>
              <ChevronNextIcon size="sm" />
            </span>
          </li>
        ))}
        <li className={crumb({ isParent: false })}>
          <span className={here} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
};
