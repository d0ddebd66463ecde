import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { photoCropperLabels } from './PhotoCropper.fixtures.ts';
import { PhotoCropper } from './PhotoCropper.tsx';
import type { PhotoCropperProps } from './PhotoCropper.types.ts';

const meta = {
  title: 'Blocks/PhotoCropper',
  component: PhotoCropper,
  decorators: [inFormWidth],
  args: {
    source: demoPhoto(1),
    onChange: fn<PhotoCropperProps['onChange']>(),
    onUnreadable: fn(),
    labels: photoCropperLabels,
  },
} satisfies Meta<typeof PhotoCropper>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A square, nearer, and moved by the sliders and by a finger. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.click(canvas.getByRole('radio', { name: 'Square' }));
    await fireEvent.change(canvas.getByLabelText('Zoom'), { target: { value: '2' } });
    for (const name of ['Left or right', 'Up or down']) {
      await fireEvent.change(canvas.getByLabelText(name), { target: { value: '0.8' } });
    }
    const part = (args.onChange.mock.lastCall ?? [])[0];
    if (!part) throw new Error('no part was chosen');
    await expect(part.left + part.width / 2).toBeGreaterThan(0.5);
    await expect(part.top + part.height / 2).toBeGreaterThan(0.5);
    await expect(part.left + part.width).toBeLessThanOrEqual(1);
    // Pulled by a finger, of which the browser tells where it is and no `movementX`.
    const picture = canvas.getByRole('img', { name: photoCropperLabels.picture });
    picture.setPointerCapture = () => {};
    picture.hasPointerCapture = () => true;
    await fireEvent.pointerDown(picture, { pointerId: 7, clientX: 80, clientY: 80 });
    await fireEvent.pointerMove(picture, { pointerId: 7, clientX: 120, clientY: 100 });
    const after = (args.onChange.mock.lastCall ?? [])[0];
    const moved = (40 * part.width) / picture.clientWidth;
    await expect(after?.left).toBeCloseTo(part.left - moved, 5);
    // Another finger beside it has a place of its own.
    await fireEvent.pointerMove(picture, { pointerId: 8, clientX: 10, clientY: 10 });
    await expect((args.onChange.mock.lastCall ?? [])[0]).toEqual(after);
  },
};

export const Playground: Story = {};

/** Nothing that the browser can show. */
export const States: Story = {
  args: { source: 'data:image/jpeg;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
  },
};

export const Stress: Story = {
  args: {
    labels: {
      ...photoCropperLabels,
      shapes: {
        original: 'Kokonaisuudessaan näytettävä valokuva',
        portrait: 'Hochformatausschnitt',
        square: 'Quadratischer Bildausschnitt',
      },
      across: 'Bildausschnittsverschiebung nach links oder rechts',
    },
  },
};
