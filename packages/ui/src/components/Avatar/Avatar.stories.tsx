import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { src: demoPhoto(1), alt: 'Anna' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', onlineLabel: 'Online' } };

export const States: Story = {
  render: () => (
    <Inline gap="md">
      <Avatar src={demoPhoto(2)} alt="Bram" />
      <Avatar src={demoPhoto(3)} alt="Carla" onlineLabel="Online" />
      <Avatar src={null} alt="Dirk" />
      <Avatar src={null} alt="Eva" onlineLabel="Online" />
    </Inline>
  ),
};

export const Stress: Story = {
  args: { src: null, alt: 'Maximiliane-Charlotte von und zu Hohenstein-Lichtenberg' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap="md">
      {(['sm', 'md', 'lg'] as const).flatMap((size) => [
        <Avatar key={`${size} photo`} size={size} src={demoPhoto(5)} alt={`${size} photo`} />,
        <Avatar
          key={`${size} none`}
          size={size}
          src={null}
          alt={`${size} none`}
          onlineLabel="Online"
        />,
      ])}
    </Inline>
  ),
};
