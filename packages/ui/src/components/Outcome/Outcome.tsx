import { FactList } from '../../primitives/FactList/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CheckCircleIcon, DangerIcon, InfoIcon, WarningIcon } from '../../primitives/Icon/index.ts';
import { IconDisc } from '../../primitives/IconDisc/index.ts';
import { actions as actionsStyle, drawing, head, outcome, text, words } from './Outcome.css.ts';
import type { OutcomeProps } from './Outcome.types.ts';

const icons = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/**
 * What stands in the place of a form that was sent, or of a page that cannot be had: what came of it, what to keep, where to
 * go. Its heading can take the focus (`useArrivalFocus`).
 */
export const Outcome = ({
  tone = 'success',
  isMoment = false,
  icon,
  title,
  announce,
  headingLevel = 1,
  children,
  facts = [],
  actions,
}: OutcomeProps) => {
  const ToneIcon = icons[tone];
  // After a moment one goes on; what is to be kept comes later.
  const wayOn = actions !== undefined && <div className={actionsStyle}>{actions}</div>;
  return (
    <div className={outcome}>
      <div className={head({ isMoment })}>
        {isMoment ? (
          <span className={drawing} aria-hidden="true">
            {icon ?? <ToneIcon size="text" />}
          </span>
        ) : (
          <IconDisc tone={tone}>{icon ?? <ToneIcon size="xl" />}</IconDisc>
        )}
        <div className={words} role={announce}>
          <Heading
            level={headingLevel}
            size={isMoment && headingLevel === 1 ? 'display' : 'xl'}
            isFocusable
          >
            {title}
          </Heading>
          {children !== undefined && <div className={text({ isMoment })}>{children}</div>}
        </div>
      </div>
      {isMoment && wayOn}
      {facts.length > 0 && <FactList facts={facts} />}
      {!isMoment && wayOn}
    </div>
  );
};
