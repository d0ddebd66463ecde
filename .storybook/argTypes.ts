import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Names that React and the DOM give every element, and what is read once, at the beginning: listed in the table, without a control. */
const withoutControl =
  /^(ref|id|name|form|value|icon\w*|\w+Icon|aria-.*|(isD|d)efault[A-Z]\w*|\w+AtFirst)$/;

const scale: readonly unknown[] = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

/** Sizes from the smallest on; other values as they come, by the alphabet. */
const inOrder = (argType: StrictInputType): StrictInputType =>
  argType.type?.name === 'enum'
    ? {
        ...argType,
        type: {
          ...argType.type,
          value: argType.type.value.toSorted(
            (one, other) => scale.indexOf(one) - scale.indexOf(other),
          ),
        },
      }
    : argType;

/** The type as it is written: the values of a union, any other by its name. */
const writtenType = ({ type, table }: StrictInputType): string => {
  if (typeof type === 'object' && type.name === 'enum')
    return type.value
      .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
      .join(' | ');
  const written = table?.type?.detail ?? table?.type?.summary ?? '';
  return written.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
};

/** Functions or elements in it: as JSON, which the control edits, they are lost, and the story with them. */
const holdsCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(holdsCode)));

/** What can be set by hand without breaking the story; undefined: what Storybook takes for the type. */
const controlOf = (
  name: string,
  argType: StrictInputType,
  value: unknown,
): StrictInputType['control'] => {
  // The story has said it.
  if (argType.control !== undefined) return undefined;
  const written = writtenType(argType);
  if (withoutControl.test(name) || written.includes('=>') || holdsCode(value)) return false;
  if (/^(ReactNode|string)( \| null)?$/.test(written)) return { type: 'text' };
  if (written === 'number | null') return { type: 'number' };
  const isSimple =
    typeof argType.type === 'object' && /^(boolean|number|enum)$/.test(argType.type.name);
  // An object of which nothing is known would begin as an empty one.
  return isSimple || value !== undefined ? undefined : false;
};

/** Shows types as they are written, and leaves out the controls that would break a story. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      const argType = inOrder(given);
      const control = controlOf(name, argType, initialArgs[name]);
      const summary = writtenType(argType);
      return [
        name,
        {
          ...argType,
          ...(summary === '' ? {} : { table: { ...argType.table, type: { summary } } }),
          ...(control === undefined ? {} : { control }),
        },
      ];
    }),
  );
