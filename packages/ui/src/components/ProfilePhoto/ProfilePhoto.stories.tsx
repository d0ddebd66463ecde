import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { ProfilePhoto } from './ProfilePhoto.tsx';

const meta = {
  title: 'Components/ProfilePhoto',
  component: ProfilePhoto,
  args: { status: 'active', src: demoPhoto(4), alt: 'Anna, smiling' },
  render: (args) => (
    <Grid columns="narrow">
      <ProfilePhoto {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ProfilePhoto>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    status: 'pending',
    statusLabel: 'We are checking this photo',
    ratio: 'portrait',
    hasCorners: true,
  },
};

/** Until the photo has come, its colours stand in its place. */
export const Coming: Story = {
  args: { src: 'data:,', alt: '', placeholder: '#d9c3b0,#8f6f5e,#2b2f3a' },
};

export const States: Story = {
  render: () => (
    <Grid columns="narrow">
      <ProfilePhoto status="active" src={demoPhoto(2)} alt="Active" />
      <ProfilePhoto
        status="pending"
        src={demoPhoto(3)}
        alt="Your photo"
        statusLabel="We are checking this photo"
      />
      <ProfilePhoto status="none" statusLabel="No photo yet" />
      <ProfilePhoto status="locked" statusLabel="Log in to see this photo" />
    </Grid>
  ),
};

export const Stress: Story = {
  render: () => (
    <Grid columns="narrow">
      <ProfilePhoto
        status="pending"
        src={demoPhoto(6)}
        alt="Ihr Bild"
        statusLabel="Bildinhaltsüberprüfungsverfahren noch nicht abgeschlossen"
      />
      <ProfilePhoto
        status="locked"
        statusLabel="Kirjaudu sisään nähdäksesi kaikki käyttäjäprofiilikuvat"
      />
    </Grid>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid columns="narrow">
      {(['portrait', 'square'] as const).flatMap((ratio) =>
        [true, false].map((hasCorners) => (
          <ProfilePhoto
            key={`${ratio} ${hasCorners}`}
            status="active"
            src={demoPhoto(1)}
            alt={`${ratio}${hasCorners ? ', corners' : ''}`}
            ratio={ratio}
            hasCorners={hasCorners}
          />
        )),
      )}
    </Grid>
  ),
};
