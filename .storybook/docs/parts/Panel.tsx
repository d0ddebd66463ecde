import type { ReactNode } from 'react';
import { matrix } from '../../matrix.ts';
import type { Scheme } from '../../matrix.ts';
import { caption, panel, panels } from './parts.css.ts';

/** A piece of a page in a brand and a scheme of its own, with Storybook's own styles kept out. */
export const Panel = ({
  brand = 'general',
  scheme = 'light',
  title,
  children,
}: {
  brand?: string;
  scheme?: Scheme;
  title?: ReactNode;
  children: ReactNode;
}) => (
  <div data-brand={brand} data-color-scheme={scheme} className={`sb-unstyled ${panel}`}>
    {title === undefined ? null : <p className={caption}>{title}</p>}
    {children}
  </div>
);

/** The same in light and dark, beside one another where there is room. */
export const BothSchemes = ({
  brand = 'general',
  title,
  children,
}: {
  brand?: string;
  title?: string;
  children: (scheme: Scheme) => ReactNode;
}) => (
  <div className={panels}>
    {matrix.schemes.map((scheme) => (
      <Panel
        key={scheme}
        brand={brand}
        scheme={scheme}
        title={title === undefined ? scheme : `${title}, ${scheme}`}
      >
        {children(scheme)}
      </Panel>
    ))}
  </div>
);
