import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { eyebrow, fact, facts as factsStyle, lead, title, words } from './parts.css.ts';
import type { CampaignHeroProps } from './CampaignHero.types.ts';

export type CampaignWordsProps = Pick<CampaignHeroProps, 'labels' | 'facts'> & {
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
};

/** What the campaign says: title, text and facts, in the colour of the ground it stands on. */
export const CampaignWords = ({ labels, facts = [], align = 'start' }: CampaignWordsProps) => (
  <div className={words({ align })}>
    {labels.eyebrow === undefined ? null : <p className={eyebrow}>{labels.eyebrow}</p>}
    <h1 className={title}>{labels.title}</h1>
    <p className={lead}>{labels.lead}</p>
    {facts.length === 0 ? null : (
      <ul className={factsStyle({ align })} role="list">
        {facts.map((text) => (
          <li key={text} className={fact}>
            <CheckCircleIcon />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
