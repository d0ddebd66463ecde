import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Say hello to someone new tonight.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', tone: 'muted', weight: 'medium' } };

export const Stress: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', size: 'xl' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          Size {size}
        </Text>
      ))}
      {(
        [
          'text',
          'muted',
          'primary',
          'secondary',
          'success',
          'danger',
          'warning',
          'premium',
        ] as const
      ).map((tone) => (
        <Text key={tone} tone={tone}>
          Tone {tone}
        </Text>
      ))}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          Weight {weight}
        </Text>
      ))}
    </Stack>
  ),
};
