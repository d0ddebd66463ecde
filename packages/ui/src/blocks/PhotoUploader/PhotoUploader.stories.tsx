import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { photoUploaderLabels, uploadPhotos } from './PhotoUploader.fixtures.ts';
import { PhotoUploader } from './PhotoUploader.tsx';

const meta = {
  title: 'Blocks/PhotoUploader',
  component: PhotoUploader,
  args: {
    photos: uploadPhotos.slice(0, 1),
    limit: 3,
    onSelect: fn(),
    onRemove: fn(),
    labels: photoUploaderLabels,
  },
} satisfies Meta<typeof PhotoUploader>;

export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string, type: string): File => new File(['x'], name, { type });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Choose a photo');
    const photos = [1, 2, 3].map((index) => file(`${index}.png`, 'image/png'));
    // Room for two more: the third is left, and so is what is no image.
    await userEvent.upload(input, photos);
    const selected = (args.onSelect as ReturnType<typeof fn>).mock.lastCall?.[0] as File[];
    await expect(selected.map(({ name }) => name)).toEqual(['1.png', '2.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('1');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <PhotoUploader {...args} photos={[]} labels={{ ...args.labels, title: 'None yet' }} />
      <PhotoUploader
        {...args}
        photos={uploadPhotos}
        limit={25}
        labels={{ ...args.labels, title: 'One in each state, premium' }}
      />
      <PhotoUploader
        {...args}
        photos={uploadPhotos.slice(0, 3)}
        labels={{ ...args.labels, title: 'Full' }}
      />
      <PhotoUploader
        {...args}
        error="This photo is too large. Choose a smaller file."
        labels={{ ...args.labels, title: 'Refused' }}
      />
      <ForceState state="focus">
        <PhotoUploader {...args} photos={[]} labels={{ ...args.labels, title: 'Focus' }} />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    photos: uploadPhotos,
    limit: 25,
    error:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenfotografie.jpeg ist zu groß zum Hochladen.',
    labels: {
      ...photoUploaderLabels,
      title: 'Profilbildergalerie und Bildüberprüfungsstatus',
      choose: 'Valokuvatiedoston valitseminen laitteeltasi',
      status: {
        uploading: 'Wird hochgeladen',
        pending: 'Tarkastettavana ennen julkaisua',
        active: 'Veröffentlicht',
        rejected: 'Veröffentlichung abgelehnt',
      },
    },
  },
};
