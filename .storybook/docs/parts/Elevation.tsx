import { brands } from '@velours/ui/brands';
import { vars } from '@velours/ui/theme/contract.css.ts';
import { radii } from '@velours/ui/theme/palette.ts';
import { elevation, radiusFull } from '@velours/ui/theme/scales.ts';
import { property } from './colours.ts';
import { Facts } from './Facts.tsx';
import { BothSchemes, Panel } from './Panel.tsx';
import { code, panels, quiet, tile, tiles } from './parts.css.ts';

const shadows = Object.keys(vars.shadow) as (keyof typeof vars.shadow)[];
const surfaces = ['sunken', 'canvas', 'surface', 'raised'] as const;

/** The shadows on their surfaces. */
export const Shadows = () => (
  <BothSchemes>
    {() => (
      <div className={tiles}>
        {shadows.map((name) => (
          <div
            key={name}
            className={tile}
            style={{ boxShadow: vars.shadow[name], borderRadius: 12 }}
          >
            <span className={code}>shadow.{name}</span>
          </div>
        ))}
      </div>
    )}
  </BothSchemes>
);

/** The surfaces from the lowest to the highest. */
export const Surfaces = () => (
  <BothSchemes>
    {() => (
      <div className={tiles}>
        {surfaces.map((name) => (
          <div
            key={name}
            className={tile}
            style={{
              backgroundColor: `var(${property(name)})`,
              border: `1px solid var(${property('border')})`,
              borderRadius: 12,
            }}
          >
            <span className={code}>{name}</span>
          </div>
        ))}
      </div>
    )}
  </BothSchemes>
);

const uses: Readonly<Record<keyof typeof elevation, string>> = {
  below: 'a drawing behind its words',
  base: 'the page',
  raised: 'a badge on a photo, a toggle above the link that covers its card',
  sticky: 'the navigation, the composer',
  overlay: 'dialogs, menus, flyouts',
  toast: 'toasts, above a dialog',
  progress: 'the line that says a page is loading',
};

/** The stacking order, the highest first. */
export const Layers = () => (
  <Facts
    head={['Layer', 'z-index', 'What lies there']}
    rows={Object.entries(elevation)
      .toReversed()
      .map(([name, index]) => [name, index, uses[name as keyof typeof elevation]])}
  />
);

/** The three presets, each in a brand that has it. */
export const Corners = () => (
  <div className={panels}>
    {Object.entries(radii).map(([preset, values]) => (
      <Panel key={preset} title={preset}>
        <div className={tiles}>
          {Object.entries({ ...values, ...(preset === 'round' ? { full: radiusFull } : {}) }).map(
            ([name, radius]) => (
              <div
                key={name}
                className={tile}
                style={{
                  border: `2px solid var(${property('primary', 'ui')})`,
                  borderRadius: radius,
                }}
              >
                <span className={code}>{name}</span>
                <span className={quiet}>{radius}</span>
              </div>
            ),
          )}
        </div>
        <p className={quiet} style={{ marginBlockStart: '1rem' }}>
          {brands
            .filter(({ radius }) => radius === preset)
            .map(({ title }) => title)
            .join(', ')}
        </p>
      </Panel>
    ))}
  </div>
);
