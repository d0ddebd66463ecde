import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../../components/Banner/index.ts';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { photoUploaderLabels, uploadPhotos } from '../../PhotoUploader/PhotoUploader.fixtures.ts';
import { stepFrame, stepLabels } from '../SignUpForm.fixtures.ts';
import { PhotoStep } from './PhotoStep.tsx';

const labels = {
  ...stepLabels,
  title: 'Add a photo',
  lead: 'Members with a photo are easier to recognise.',
};

const meta = {
  title: 'Blocks/SignUpForm/PhotoStep',
  component: PhotoStep,
  decorators: [inFormWidth],
  args: {
    ...stepFrame,
    uploader: { photos: [], limit: 3, onSelect: fn(), onRemove: fn(), labels: photoUploaderLabels },
    onSubmit: fn(),
    onSkip: fn(),
    labels,
  },
} satisfies Meta<typeof PhotoStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Skip this step' }));
    await expect(args.onSkip).toHaveBeenCalledTimes(1);
    // Two buttons would do the same.
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    uploader: { photos: uploadPhotos, limit: 3, onRemove: fn(), labels: photoUploaderLabels },
    errors: { fields: { file: 'This photo is too large. Choose a smaller file.' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** One photo was removed, and can still be kept. */
export const WithNotice: Story = {
  args: {
    notice: <Banner announce="status">The photo will be removed.</Banner>,
    uploader: { photos: uploadPhotos.slice(0, 1), limit: 3, used: 2, labels: photoUploaderLabels },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 photos')).toBeVisible();
    await expect(canvas.getByText('The photo will be removed.')).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    isPending: true,
    labels: {
      ...labels,
      title: 'Profilbildveröffentlichung und Bildüberprüfungsverfahren',
      submit: 'Auswahl speichern und fortfahren',
      skip: 'Ohita tämä vaihe ja lisää kuva myöhemmin',
    },
  },
};
