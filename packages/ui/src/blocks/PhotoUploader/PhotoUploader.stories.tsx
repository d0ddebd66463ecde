import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { hitsAround } from '../../testing/hitsAround.ts';
import {
  longPhotoLabels,
  photoUploaderLabels,
  storedPhotos,
  uploadPhotos,
} from './PhotoUploader.fixtures.ts';
import { PhotoUploader } from './PhotoUploader.tsx';
import type { UploadPhoto } from './PhotoUploader.types.ts';

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

/** Room for two more: of four files the third picture is left out, and what is no picture is refused. */
export const Default: Story = {
  args: { refuse: ({ type }) => (type === 'text/plain' ? 'This is no picture.' : undefined) },
  play: async ({ canvas, args }) => {
    const files = [1, 2, 3].map((index) => file(`${index}.png`, 'image/png'));
    await userEvent.upload(
      canvas.getByLabelText('Choose a photo'),
      [file('notes.txt', 'text/plain'), ...files],
      { applyAccept: false },
    );
    const selected = (args.onSelect as ReturnType<typeof fn>).mock.lastCall?.[0] as File[];
    await expect(selected.map(({ name }) => name)).toEqual(['1.png', '2.png']);
    const input = canvas.getByLabelText('Choose a photo');
    await expect(input).toHaveAccessibleDescription(
      expect.stringMatching(/notes\.txt: This is no picture\. 1 left out/),
    );
  },
};

/** A finger meets each tool on 44 px that are its own. */
export const Tools: Story = {
  args: { photos: storedPhotos, limit: 25 },
  play: async ({ canvas }) => {
    const tools = canvas.getAllByRole('button', { name: /^(Move|Make|Remove) photo/ });
    await expect(tools.length).toBeGreaterThan(3);
    for (const tool of tools) {
      tool.scrollIntoView({ block: 'center' });
      for (const hit of hitsAround(tool, 3)) await expect(hit).toBe(tool);
    }
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

/** A file that is no photo has an icon in its place. */
export const NoPhoto: Story = {
  args: {
    photos: [
      { id: 'none', url: 'data:image/png;base64,bm8=', status: 'failed', isRefused: true },
      ...uploadPhotos.slice(0, 1),
    ],
  },
  play: async ({ canvas }) => {
    const place = () => canvas.getByRole('img', { name: 'Photo 1' });
    await waitFor(() => expect(place().tagName).toBe('svg'));
  },
};

/** Tried again it keeps the focus that its button had; given up, the focus goes to what is left; each is said. */
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
    await expect(canvas.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    canvas.getByRole('button', { name: 'Try again: Photo 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Photo 1: Uploading.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus());
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Cancel the upload of photo 1' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Choose a photo')).toHaveFocus());
    await expect(canvas.getByText('Photo 1 is no longer in the list.')).toBeInTheDocument();
  },
};

/** What has arrived is another item, with the server's id: it has the focus that the one on its way had. */
export const Arriving: Story = {
  args: { photos: uploadPhotos.slice(0, 1), limit: 2 },
  render: function Render(args) {
    const [photos, setPhotos] = useState(args.photos);
    const [first] = args.photos;
    const at = (id: string, status: UploadPhoto['status']): UploadPhoto[] =>
      first ? [first, { ...first, id, status, isMain: false }] : [];
    return (
      <PhotoUploader
        {...args}
        photos={photos}
        onSelect={() => setPhotos(at('item 1', 'uploading'))}
        onCancel={() => setPhotos(at('2', 'pending'))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a photo'), file('1.png', 'image/png'));
    // There is no room any more, and no field that could keep the focus.
    const second = (): HTMLElement | undefined => canvas.getAllByRole('listitem')[1];
    await waitFor(() => expect(second()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of photo 2' }));
    await expect(canvas.getByText('Photo 2: Being checked.')).toBeInTheDocument();
    await waitFor(() => expect(second()).toHaveFocus());
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
