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

/** A square, nearer, and moved by the sliders. */
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
