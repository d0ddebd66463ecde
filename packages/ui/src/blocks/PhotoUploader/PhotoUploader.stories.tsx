import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  longPhotoLabels,
  photoUploaderLabels,
  storedPhotos,
  uploadPhotos,
} from './PhotoUploader.fixtures.ts';
import { PhotoUploader } from './PhotoUploader.tsx';

const meta = {
  title: 'Blocks/PhotoUploader',
  component: PhotoUploader,
  args: {
    photos: uploadPhotos.slice(0, 1),
    limit: 3,
    limitNote: (
      <>
        3 photos are free. <Link href="/premium">Premium members</Link> can have 25.
      </>
    ),
    onSelect: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onMakeMain: fn(),
    onMove: fn(),
    labels: photoUploaderLabels,
  },
} satisfies Meta<typeof PhotoUploader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog is fetched when it is first needed. */
const fetched = { timeout: 60_000 };

const file = (name: string, type: string): File => new File(['x'], name, { type });

/** Room for two more: of four files the third picture is left out, and so is what is no picture. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const files = [1, 2, 3].map((index) => file(`${index}.png`, 'image/png'));
    await userEvent.upload(
      canvas.getByLabelText('Choose a photo'),
      [file('notes.txt', 'text/plain'), ...files],
      { applyAccept: false },
    );
    const selected = (args.onSelect as ReturnType<typeof fn>).mock.lastCall?.[0] as File[];
    await expect(selected.map(({ name }) => name)).toEqual(['1.png', '2.png']);
    await expect(canvas.getByText(/^2 left out/)).toBeVisible();
  },
};

export const Playground: Story = { args: { photos: uploadPhotos, limit: 25, camera: 'always' } };

/** By button, by arrow key and back; the focus stays with the photo, and the new place is said. */
export const Order: Story = {
  args: { photos: storedPhotos, limit: 25 },
  render: function Render(args) {
    const [photos, setPhotos] = useState(args.photos);
    return (
      <PhotoUploader
        {...args}
        photos={photos}
        onMove={(id, index) => {
          const others = photos.filter((photo) => photo.id !== id);
          const moved = photos.filter((photo) => photo.id === id);
          setPhotos([...others.slice(0, index), ...moved, ...others.slice(index)]);
        }}
        onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const button = (name: string): HTMLElement => canvas.getByRole('button', { name });
    button('Move photo 2 back').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Photo moved to place 3 of 3')).toBeInTheDocument();
    // There is nothing behind the last one: the focus goes to the button beside it.
    await waitFor(() => expect(button('Move photo 3 forward')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Photo moved to place 1 of 3')).toBeInTheDocument();
    await waitFor(() => expect(button('Move photo 1 back')).toHaveFocus());
  },
};

/** Asked first; then the focus is on the photo that took the place of the one that is gone. */
export const Removing: Story = {
  ...Order,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove photo 1' });
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }, fetched));
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove photo 1?' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveFocus());
  },
};

/** Tried again it keeps the focus that its button had; given up, the focus goes to what is left. */
export const Failing: Story = {
  args: { photos: uploadPhotos.filter(({ status }) => status === 'failed') },
  render: function Render(args) {
    const [photos, setPhotos] = useState(args.photos);
    return (
      <PhotoUploader
        {...args}
        photos={photos}
        onRetry={(id) =>
          setPhotos(
            photos.map((photo) => ({
              ...photo,
              status: id === photo.id ? 'uploading' : photo.status,
            })),
          )
        }
        onCancel={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Uploading')).toBeInTheDocument();
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Cancel the upload of photo 1' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Choose a photo')).toHaveFocus());
  },
};

/** The question, as it stands over the page. */
export const Asking: Story = {
  args: { photos: storedPhotos, limit: 25 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove photo 2?' }, fetched);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <PhotoUploader
        {...args}
        photos={[]}
        camera="always"
        labels={{ ...args.labels, title: 'None yet' }}
      />
      <PhotoUploader
        {...args}
        photos={uploadPhotos}
        limit={25}
        limitNote={undefined}
        labels={{ ...args.labels, title: 'One in each state, premium' }}
      />
      <PhotoUploader {...args} photos={storedPhotos} labels={{ ...args.labels, title: 'Full' }} />
      <PhotoUploader
        {...args}
        error="This photo is too large. Choose a smaller file."
        labels={{ ...args.labels, title: 'Refused' }}
      />
      <ForceState state="focus">
        <PhotoUploader
          {...args}
          photos={[]}
          camera="always"
          labels={{ ...args.labels, title: 'Focus' }}
        />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    photos: uploadPhotos,
    limit: 25,
    camera: 'always',
    error:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenfotografie.jpeg ist zu groß zum Hochladen.',
    labels: longPhotoLabels,
  },
};
