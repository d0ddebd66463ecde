import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The eight tokens of a role; see roles.ts for the rule behind each. */
const role = {
  /** The exact seed. Never altered, light or dark. */
  fill: '',
  /** Text and icons on `fill`, `fillHover` and `fillPressed`: at least 4.5 to 1. */
  onFill: '',
  fillHover: '',
  fillPressed: '',
  /** A tint for badges, banners and selected rows. */
  soft: '',
  /** Text and icons on `soft`. */
  onSoft: '',
  /** The accent as text or link, on every surface and on `soft`. */
  text: '',
  /** Borders, icons, tracks and dots, on every surface: at least 3 to 1. */
  ui: '',
};

/**
 * The custom properties a brand or a scheme sets. Names are readable (`--velours-color-primary-fill`), so that they can be
 * seen and tried in a browser's tools, and prefixed, so that they meet none of the page that they stand in. Colours by role and neutral, never by component.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      primary: role,
      secondary: role,
      success: role,
      danger: role,
      warning: role,
      info: role,
      premium: role,
      /** The page. */
      canvas: '',
      /** Cards and bars on the page. */
      surface: '',
      /** What floats above: dialogs, menus, toasts. */
      raised: '',
      /** Wells: quiet sections, other people's bubbles, disabled fields. */
      sunken: '',
      /** A neutral thing under the pointer, and skeletons. */
      hover: '',
      text: '',
      /** Secondary text, on every surface. */
      muted: '',
      /** Decorative lines. Never the only edge of a control. */
      border: '',
      /** The edge of a control: at least 3 to 1. */
      control: '',
      focus: '',
      /** Over the page, under a dialog. */
      overlay: '',
      /** Under text that stands on a photo, with `onScrim`. Alike in both schemes. */
      scrim: '',
      onScrim: '',
      /** The brand at night: scrims under a person's name and their kind's chip. Alike in both schemes. */
      night: '',
      /** The two folds, vivid: the ground of a moment (a match). `onField` reads on them. */
      fieldA: '',
      fieldB: '',
      /** The same, quiet: the ground of a person without a photo. `onField` reads on both and on any mix of them. */
      monoA: '',
      monoB: '',
      /** Quieter still: the ground of a place without anybody, and of what is told once. `text` and `primary.text` read on them. */
      quietA: '',
      quietB: '',
      onField: '',
    },
    shadow: { sm: '', md: '', lg: '' },
    /** From the brand's preset: badges and ticks, controls, cards, dialogs. */
    radius: { small: '', control: '', card: '', dialog: '' },
    font: { displayWeight: '', displayTracking: '' },
    /** Of the brand's picture set: shape and centre of the first quiet fold, as a radial gradient's. */
    fold: '',
  },
  (_value, path) =>
    `velours-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** The roles of the contract, in the order they are shown. */
export const roleNames = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'premium',
] as const;
