import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { style } from '@vanilla-extract/css';
import type { RuntimeFn } from '@vanilla-extract/recipes';
import { recipe } from '@vanilla-extract/recipes';
import { layer } from '../theme/layers.css.ts';

/** A rule, or rules and class names to compose. */
type Layered = StyleRule | readonly (StyleRule | string)[];

const put = (rule: Layered, into: string): ComplexStyleRule => {
  const wrap = (part: StyleRule): StyleRule => ({ '@layer': { [into]: part } });
  if (!Array.isArray(rule)) return wrap(rule as StyleRule);
  return rule.map((part) => (typeof part === 'string' ? part : wrap(part)));
};

/** `style()` whose rule stands in `@layer components`. */
export const componentStyle = (rule: Layered): string => style(put(rule, layer.components));

type Groups = Record<string, Record<string, Layered>>;

type Selection<V extends Groups> = {
  [Group in keyof V]?:
    | (keyof V[Group] extends 'true' | 'false' ? boolean : keyof V[Group])
    | undefined;
};

type Options<V extends Groups> = {
  base?: Layered;
  variants?: V;
  compoundVariants?: readonly { variants: Selection<V>; style: Layered }[];
  defaultVariants?: Selection<V>;
};

type Unlayered<V extends Groups> = {
  [Group in keyof V]: { [Value in keyof V[Group]]: ComplexStyleRule };
};

/** `recipe()` whose every rule stands in `@layer components`: the way a component gets its looks. */
export const componentRecipe = <V extends Groups>({
  base,
  variants,
  compoundVariants,
  defaultVariants,
}: Options<V>): RuntimeFn<Unlayered<V>> => {
  const layered = Object.fromEntries(
    Object.entries(variants ?? {}).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([value, rule]) => [value, put(rule, layer.components)]),
      ),
    ]),
  ) as Unlayered<V>;
  const compounds = (compoundVariants ?? []).map((compound) => ({
    variants: compound.variants,
    style: put(compound.style, layer.components),
  }));
  return recipe({
    base: put(base ?? {}, layer.components),
    variants: layered,
    compoundVariants: compounds,
    defaultVariants: defaultVariants ?? {},
  });
};
