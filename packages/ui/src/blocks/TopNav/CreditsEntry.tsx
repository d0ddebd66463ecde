import { creditLevel } from '../../components/CreditMeter/creditLevel.ts';
import { CreditsIcon, DangerIcon, WarningIcon } from '../../primitives/Icon/index.ts';
import { balance, credits as creditsStyle, level as levelStyle } from './TopNav.css.ts';
import type { TopNavLabels } from './TopNav.types.ts';
import { TopNavEntry } from './TopNavEntry.tsx';

type CreditsEntryProps = {
  credits: number;
  href: string | undefined;
  isCurrent: boolean;
  labels: TopNavLabels;
};

/** The paid member's credits. How few they are is told by colour, by an icon of its own and by a word. */
export const CreditsEntry = ({ credits, href, isCurrent, labels }: CreditsEntryProps) => {
  const level = creditLevel(credits);
  const common = {
    href,
    icon: <CreditsIcon />,
    label: labels.credits,
    spoken: labels.creditsAvailable(credits),
    isCurrent,
  };
  if (level === 'ample') {
    return (
      <TopNavEntry {...common}>
        <span className={balance} aria-hidden="true">
          {credits}
        </span>
      </TopNavEntry>
    );
  }
  const LevelIcon = level === 'low' ? WarningIcon : DangerIcon;
  return (
    <TopNavEntry
      {...common}
      badge={
        <span className={creditsStyle({ level })}>
          <LevelIcon size="text" />
          {credits}
        </span>
      }
    >
      <span className={levelStyle}>
        {level === 'low' ? labels.creditsLow : labels.creditsEmpty}
      </span>
    </TopNavEntry>
  );
};
