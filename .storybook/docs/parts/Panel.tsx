import type { ReactNode } from 'react';
import { matrix } from '../../matrix.ts';
import type { Scheme } from '../../matrix.ts';
import { caption, panel, panels } from './parts.css.ts';
import { useToolbar } from './toolbar.ts';

/** A piece of a page in a brand and a scheme, by default the toolbar's, with Storybook's own styles kept out. */
export const Panel = ({
  brand: ownBrand,
  scheme: ownScheme,
  title,
  children,
}: {
  brand?: string | undefined;
  scheme?: Scheme;
  title?: ReactNode;
  children: ReactNode;
}) => {
  const toolbar = useToolbar();
  const brand = ownBrand ?? toolbar.brand;
  const scheme = ownScheme ?? toolbar.scheme;
  return (
    <div
      // What is measured in it is measured anew.
      key={`${brand} ${scheme}`}
      data-brand={brand}
      data-color-scheme={scheme}
      className={`sb-unstyled ${panel}`}
    >
      {title === undefined ? null : <p className={caption}>{title}</p>}
      {children}
    </div>
  );
};

/** The same in light and dark, beside one another where there is room. */
export const BothSchemes = ({
  brand,
  title,
  children,
}: {
  brand?: string | undefined;
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
