import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid/index.ts';
import {
  galleryLabels,
  galleryPhotos,
  manyPhotos,
  stressGalleryLabels,
} from './PhotoGallery.fixtures.ts';
import { PhotoGallery } from './PhotoGallery.tsx';

const meta = {
  title: 'Blocks/PhotoGallery',
  component: PhotoGallery,
  args: { photos: galleryPhotos, onReport: fn(), labels: galleryLabels },
  decorators: [
    (Story) => (
      <Grid columns="two">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PhotoGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list', { name: 'Photos of Anna' });
    const isAt = (index: number) =>
      waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(index));
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 2 of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 5 of 5' }));
    await isAt(4);
    // From the last on to the first.
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await isAt(0);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Photo 1 of 5'));
    // Moved by hand, in a browser that does not tell when a movement is over.
    const older = new AbortController();
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: older.signal,
    });
    strip.scrollTo({ left: 2 * strip.clientWidth });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Photo 3 of 5'));
    older.abort();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <>
      <PhotoGallery {...args} />
      <PhotoGallery
        photos={galleryPhotos.slice(0, 1)}
        labels={{ ...galleryLabels, title: 'A single photo' }}
      />
    </>
  ),
};

export const Stress: Story = { args: { photos: manyPhotos, labels: stressGalleryLabels } };
