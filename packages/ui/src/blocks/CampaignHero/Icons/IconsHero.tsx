import { InterestIcon } from '../../../primitives/InterestIcon/index.ts';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignHeroProps } from '../CampaignHero.types.ts';
import { ground, panel } from '../parts.css.ts';
import { columns, cloth, form, picture, tile, tiles } from './IconsHero.css.ts';

export interface IconsHeroProps extends CampaignHeroProps {
  /** Names the list: "What members write down". */
  interestsLabel: string;
  /** Twelve or more of the settings' interests, those fit for everybody's eyes. */
  interests: readonly { interest: string; label: string }[];
}

/** A wall of tiles, an interest on each. For the lander `iconslanding`. */
export const IconsHero = ({
  labels,
  facts,
  interests,
  interestsLabel,
  children,
}: IconsHeroProps) => (
  <section className={`${ground} ${cloth}`}>
    <div className={columns}>
      <CampaignWords labels={labels} facts={facts} />
      <ul className={tiles} role="list" aria-label={interestsLabel}>
        {interests.map(({ interest, label }) => (
          <li key={interest} className={tile}>
            <span className={picture}>
              <InterestIcon interest={interest} size="lg" />
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className={form}>
        <div className={panel}>{children}</div>
      </div>
    </div>
  </section>
);
