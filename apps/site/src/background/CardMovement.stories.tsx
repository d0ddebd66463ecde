import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Container } from '@velours/ui/primitives/Container';
import { LinkNavigation } from '../app/navigation/Navigation.tsx';
import { CardMovement } from './CardMovement.tsx';

const grey = { display: 'block', background: '#767676', color: '#fff' };

/** A list with one card, and the profile it leads to, in grey boxes: only places are told. */
function createPages() {
  const list = (
    <article style={{ width: 96, marginInlineStart: 120 }}>
      <a href="/members/1" style={{ ...grey, height: 128 }}>
        Anna
      </a>
    </article>
  );
  const profile = (
    <>
      <div data-profile-photo style={{ ...grey, width: 240, height: 320 }} />
      <a href="/members">Back</a>
    </>
  );
  const element = (
    <Container isPage>
      <LinkNavigation />
      <CardMovement />
      <Outlet />
    </Container>
  );
  const children = [
    { path: '/members', element: list },
    { path: '/members/1', element: profile },
  ];
  return createMemoryRouter([{ element, children }], { initialEntries: ['/members'] });
}

const meta = {
  title: 'Screens/Card movement',
  component: CardMovement,
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <RouterProvider router={loaded['router']} />,
  loaders: [() => ({ router: createPages() })],
} satisfies Meta<typeof CardMovement>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where the middle of a box is and how wide it is, in whole px. */
function placeOf(element: Element | null): readonly number[] {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return [box.left + box.width / 2, box.top + box.height / 2, box.width].map(Math.round);
}

/** The photo begins where the card was, and on the way back the card begins where the photo was. */
export const ThereAndBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    // A page may take as long as it likes to come.
    spyOn(performance, 'now').mockReturnValue(performance.now());
    const animate = spyOn(Element.prototype, 'animate');
    /** The movement of this element, held where it begins. */
    const heldAtStart = async (of: () => Element | null): Promise<Animation> => {
      await waitFor(() => expect(animate.mock.contexts).toContain(of()));
      const animation = animate.mock.results[animate.mock.contexts.lastIndexOf(of())];
      const movement = animation?.value as Animation;
      movement.pause();
      movement.currentTime = 0;
      return movement;
    };
    const photo = () => canvasElement.querySelector('[data-profile-photo]');
    const card = () => canvasElement.querySelector('article');
    const cardAt = placeOf(card());

    await userEvent.click(canvas.getByRole('link', { name: 'Anna' }));
    const there = await heldAtStart(photo);
    await expect(placeOf(photo())).toEqual(cardAt);
    there.finish();
    const photoAt = placeOf(photo());
    await expect(photoAt).not.toEqual(cardAt);

    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    const back = await heldAtStart(card);
    await expect(placeOf(card())).toEqual(photoAt);
    back.finish();
    await expect(placeOf(card())).toEqual(cardAt);
  },
};
