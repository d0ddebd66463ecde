import { MaskIcon, RobotIcon } from '../../primitives/Icon/index.ts';
import { fictionalIcon, kindBadge } from './KindBadge.css.ts';

export type KindBadgeProps = {
  /** What kind of profile it is; nothing is shown for a member of flesh and blood. */
  kind: 'member' | 'fictional' | 'demo';
  /** The word for it in the site's settings and language: "Fictional", "Demo". */
  label: string;
  /**
   * How large its words are.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | undefined;
  /**
   * `photo` stands over pictures, on the brand's night; `line` is a line of its own below a name, in the colour around it.
   * @default 'plain'
   */
  appearance?: 'plain' | 'photo' | 'line' | undefined;
};

/**
 * Says plainly that a profile is not a real member's: visible text, never a tooltip, on every surface the profile is on
 * (decision 0007). Put it inside the link or heading that names the profile, so that it is part of what is read out.
 */
export const KindBadge = ({ kind, label, size = 'sm', appearance = 'plain' }: KindBadgeProps) =>
  kind === 'member' ? null : (
    <span className={kindBadge({ size, appearance })}>
      {/* In one line of text: a long word goes below the icon before it breaks. */}
      <span>
        {kind === 'fictional' ? (
          <span className={fictionalIcon}>
            <MaskIcon size="sm" />
          </span>
        ) : (
          <RobotIcon size="sm" />
        )}{' '}
        <span>{label}</span>
      </span>
    </span>
  );
