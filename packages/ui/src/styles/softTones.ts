import { vars } from '../theme/contract.css.ts';

const { primary, success, warning, danger, info, premium } = vars.color;

type Role = typeof primary;

const soft = ({ soft: backgroundColor, onSoft: color }: Role) => ({ backgroundColor, color });

/** The tinted pair of each role, as the variants of a `tone`. A tint alone vanishes in forced colours: add an edge. */
export const softTones = {
  primary: soft(primary),
  success: soft(success),
  warning: soft(warning),
  danger: soft(danger),
  info: soft(info),
  premium: soft(premium),
};
