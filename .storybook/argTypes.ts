import type { ArgTypesEnhancer } from 'storybook/internal/types';

type PropType = { name: string; raw?: string; value?: unknown };

/** Names that React and the DOM give every element, and what is read once, at the beginning: listed in the table, without a control. */
const withoutControl = /^(ref|id|name|form|value|icon\w*|aria-.*|default[A-Z]\w*)$/;

/** A flag of a union of props comes without its type. */
const isFlag = /^(is|has)[A-Z]/;

const withoutUndefined = (raw: string): string =>
  raw
    .replaceAll(/\s+/g, ' ')
    .split(' | ')
    .filter((part) => part !== 'undefined' && part !== '')
    .join(' | ');

/**
 * Our optional props say `| undefined`, which the table would call "union": shows the types as they are written, and gives
 * flags a switch.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.type as PropType | undefined;
      const raw = type?.raw === undefined ? undefined : withoutUndefined(type.raw);
      return [
        name,
        {
          ...argType,
          ...(raw === 'boolean' || (raw === undefined && isFlag.test(name))
            ? { type: { name: 'boolean' as const } }
            : {}),
          ...(raw === 'string' ? { type: { name: 'string' as const } } : {}),
          ...(raw === undefined ? {} : { table: { ...argType.table, type: { summary: raw } } }),
          ...(withoutControl.test(name) ? { control: false as const } : {}),
        },
      ];
    }),
  );
