import { expect, userEvent, within } from 'storybook/test';
import {
  peopleWithoutPhotos,
  plainCampaignProps,
  stressPeopleProps,
} from './CampaignHero.fixtures.ts';

/** Every hero: one heading of level 1, and the first thing the keyboard meets that is not the animation's switch is sign-up. */
export const signUpIsReached = async ({
  canvasElement,
}: {
  canvasElement: HTMLElement;
}): Promise<void> => {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const email = canvas.getByLabelText('E-mail address');
  await userEvent.tab();
  if (document.activeElement?.matches('[type="checkbox"]')) await userEvent.tab();
  await expect(email).toHaveFocus();
};

/** The switch of a drawn scene stops all that moves in it, and lets it go on (WCAG 2.2.2). */
const sceneIsStopped = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const isMoving = (): boolean =>
    canvasElement
      .getAnimations({ subtree: true })
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getTiming().iterations === Infinity,
      );
  const pause = canvasElement.querySelector<HTMLInputElement>('[type="checkbox"]');
  await expect(pause).not.toBeNull();
  const begins = isMoving();
  pause?.click();
  await expect(isMoving()).toBe(false);
  pause?.click();
  await expect(isMoving()).toBe(begins);
};

/** The stories of a hero that shows profiles. */
export const peopleStories = {
  default: { play: signUpIsReached },
  states: { args: { ...plainCampaignProps, people: peopleWithoutPhotos } },
  stress: { args: stressPeopleProps },
};

/** The stress story of a hero with words of its own; `long` are their longest. */
export const peopleStressWith = <Words extends object>(long: Words) => ({
  args: { ...stressPeopleProps, ...long },
});

/** The stories of a hero with a moving picture. */
export const movingStories = {
  default: {
    play: async (context: { canvasElement: HTMLElement }): Promise<void> => {
      await signUpIsReached(context);
      await sceneIsStopped(context);
    },
  },
  states: { args: plainCampaignProps },
};
