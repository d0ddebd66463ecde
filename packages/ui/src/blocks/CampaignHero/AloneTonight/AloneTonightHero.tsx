import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignHeroProps } from '../CampaignHero.types.ts';
import { ground, panel } from '../parts.css.ts';
import { columns, evening, street } from './AloneTonightHero.css.ts';
import { EveningScene } from './EveningScene.tsx';

/** An evening in town: a lit window among the dark ones. For the lander `alonetonight`. */
export const AloneTonightHero = ({ labels, facts, children }: CampaignHeroProps) => (
  <section className={`${ground} ${evening}`}>
    <EveningScene />
    <div className={street} />
    <div className={columns}>
      <CampaignWords labels={labels} facts={facts} />
      <div className={panel}>{children}</div>
    </div>
  </section>
);
