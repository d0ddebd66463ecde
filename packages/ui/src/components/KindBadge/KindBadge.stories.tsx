import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { KindBadge } from './KindBadge.tsx';

const meta = {
  title: 'Components/KindBadge',
  component: KindBadge,
  args: { kind: 'fictional', label: 'Fictional' },
} satisfies Meta<typeof KindBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md' } };

export const States: Story = {
  render: () => (
    <Inline gap="md">
      <KindBadge kind="fictional" label="Fictional" />
      <KindBadge kind="demo" label="Demo" />
      <Inline gap="xs">
        <Avatar src={demoPhoto(2)} /> A member has none
        <KindBadge kind="member" label="Never shown" />
      </Inline>
    </Inline>
  ),
};

export const Stress: Story = {
  args: { label: 'Unterhaltungszweckgebundenes Fantasieprofil' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap="sm">
      {(['fictional', 'demo'] as const).flatMap((kind) =>
        (['sm', 'md'] as const).map((size) => (
          <KindBadge key={`${kind} ${size}`} kind={kind} size={size} label={`${kind} ${size}`} />
        )),
      )}
    </Inline>
  ),
};
