import type { Decorator } from '@storybook/react-vite';
import { brandById } from '@velours/ui/brands';
import { matrix } from '../matrix.ts';

const several = (value: string, all: string, every: readonly string[]): readonly string[] =>
  value === all ? every : [value];

/** What the toolbar asks for, on `<html>`: exactly what the server writes there. */
export const applyToPage = (globals: Record<string, string>): void => {
  const root = document.documentElement;
  const { brand = 'general', scheme = 'light' } = globals;
  root.dataset['brand'] = brand === 'all' ? 'general' : brand;
  root.dataset['colorScheme'] = scheme === 'both' ? 'light' : scheme;
  root.dataset['motion'] = globals['motion'] === 'off' ? 'off' : 'on';
  root.style.fontSize = globals['textSize'] === '200' ? '200%' : '';
};

/** One theme on `<html>`, or several side by side, each in a frame with both attributes of its own. */
export const withThemes: Decorator = (Story, { globals, viewMode }) => {
  applyToPage(globals);
  const brands = several(
    globals['brand'],
    'all',
    matrix.brands.map(({ id }) => id),
  );
  const schemes = several(globals['scheme'], 'both', matrix.schemes);
  if (viewMode === 'docs' || brands.length * schemes.length === 1) return <Story />;
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: `repeat(${schemes.length}, minmax(20rem, 1fr))`,
      }}
    >
      {brands.flatMap((brand) =>
        schemes.map((scheme) => (
          <section
            key={`${brand} ${scheme}`}
            data-brand={brand}
            data-color-scheme={scheme}
            style={{
              padding: '1rem',
              borderRadius: '12px',
              backgroundColor: 'var(--velours-color-canvas)',
              color: 'var(--velours-color-text)',
            }}
          >
            <p
              style={{
                fontSize: '0.8125rem',
                color: 'var(--velours-color-muted)',
                marginBottom: '1rem',
              }}
            >
              {brandById(brand).title}, {scheme}
            </p>
            <Story />
          </section>
        )),
      )}
    </div>
  );
};
