import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignMovingProps } from '../CampaignHero.types.ts';
import { ground, panel } from '../parts.css.ts';
import { Stage } from '../Stage.tsx';
import { ConversationScene } from './ConversationScene.tsx';
import { columns, form, room, telephone } from './VideoHero.css.ts';

/** A telephone on which a conversation begins. For the lander `video`. */
export const VideoHero = ({ labels, facts, pauseLabel, children }: CampaignMovingProps) => (
  <section className={`${ground} ${room}`}>
    <div className={columns}>
      <CampaignWords labels={labels} facts={facts} />
      <div className={telephone}>
        <Stage pauseLabel={pauseLabel}>
          <ConversationScene />
        </Stage>
      </div>
      <div className={form}>
        <div className={panel}>{children}</div>
      </div>
    </div>
  </section>
);
