import type { Meta, StoryObj } from '@storybook/react-vite';
import { photoUploadModel } from '@velours/machines/photoUpload/model';
import { Container } from '@velours/ui/primitives/Container';
import { demoPhoto } from '@velours/ui/testing/demoPhoto';
import { useUser } from '../app/data/hooks.ts';
import { SignUpPhoto } from '../features/sign-up/steps/DeviceSteps.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/photoUpload/ways' with { type: 'json' };

/** A drawn picture, the same for the same photo: the model's files are only a size and a type. */
const urlOf = ({ id }: { id: string }): string =>
  demoPhoto(Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0));

/** The step of sign-up that adds photos, with a member who has none but the machine's. */
const Shown: StateView<typeof photoUploadModel.machine> = ({ snapshot, send }) => {
  const user = useUser();
  if (!user) return null;
  const photos = {
    snapshot,
    send,
    urlOf,
    rejectedReason: () => null,
    whenSent: () => Promise.resolve(),
  };
  return (
    <Container width="sm">
      <SignUpPhoto
        frame={{ action: '/signup' }}
        {...{ user, photos }}
        refusal={null}
        onSave={() => undefined}
      />
    </Container>
  );
};

const meta = {
  title: 'Machines/Photo upload',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: photoUploadModel, ways, Shown, surroundings: { who: 'unconfirmed' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Empty: Story = { args: { view: 'empty' } };

export const FailedNetwork: Story = { args: { view: 'failed: network' } };

export const FailedPhotoLimitReached: Story = { args: { view: 'failed: photo_limit_reached' } };

export const FailedPhotoTooLarge: Story = { args: { view: 'failed: photo_too_large' } };

export const FailedPhotoTypeRefused: Story = { args: { view: 'failed: photo_type_refused' } };

export const FailedPhotoEmpty: Story = { args: { view: 'failed: photo_empty' } };

export const Full: Story = { args: { view: 'full' } };

export const Loading: Story = { args: { view: 'loading' } };

export const NotLoaded: Story = { args: { view: 'not loaded' } };

export const NotRemoved: Story = { args: { view: 'not removed' } };

export const Rejected: Story = { args: { view: 'rejected' } };

export const RemovedCanBeUndone: Story = { args: { view: 'removed, can be undone' } };

export const PhotosShown: Story = { args: { view: 'shown' } };

export const SomeLeftOut: Story = { args: { view: 'some left out' } };

export const UnderInspection: Story = { args: { view: 'under inspection' } };

export const Uploading: Story = { args: { view: 'uploading' } };

export const UploadingOthersWait: Story = { args: { view: 'uploading, others wait' } };
