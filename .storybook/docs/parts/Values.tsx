import { brandById, themedBrands } from '@velours/ui/brands';
import { designTokens, readDesignTokens } from '@velours/ui/tokens';
import { Copy } from './Copy.tsx';
import { Facts } from './Facts.tsx';
import { property } from './colours.ts';
import { dot } from './parts.css.ts';
import { useToolbar } from './toolbar.ts';

/** Every colour of the toolbar's brand as it is written, light and dark, with its custom property. */
export const Values = () => {
  const { brand: id } = useToolbar();
  const brand = themedBrands.find((one) => one.id === id) ?? brandById(id);
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    readDesignTokens(designTokens(brand, scheme)),
  );
  const names = [...(light?.keys() ?? [])].filter((name) => name.startsWith('color.'));
  return (
    <Facts
      head={['Token', 'Custom property', 'Light', 'Dark']}
      rows={names.map((name) => {
        const path = name.split('.').slice(1);
        return [
          path.join('.'),
          <Copy key="property" text={`var(${property(...path)})`} />,
          ...[light, dark].map((values, scheme) => {
            const value = values?.get(name) ?? '';
            return (
              <span key={scheme}>
                <span className={dot} style={{ backgroundColor: value }} /> <Copy text={value} />
              </span>
            );
          }),
        ];
      })}
    />
  );
};
