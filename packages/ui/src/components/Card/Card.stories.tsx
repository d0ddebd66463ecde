import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ProfilePhoto } from '../ProfilePhoto/index.ts';
import { Card } from './Card.tsx';

const content = (title: string) => (
  <Stack gap="xs">
    <Heading level={2} size="md">
      {title}
    </Heading>
    <Text>One thing, set apart from the page, with room around it.</Text>
  </Stack>
);

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: content('A card') },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'surface', padding: 'md', isInteractive: false } };

export const States: Story = {
  render: () => (
    <Grid columns="medium" gap="lg">
      <Card>{content('Rest')}</Card>
      <Card isInteractive>{content('Interactive')}</Card>
      <ForceState state="hover">
        <Card isInteractive>{content('Interactive, hover')}</Card>
      </ForceState>
      <Card padding="none" isClipped>
        <ProfilePhoto status="active" src={demoPhoto(2)} hasCorners={false} ratio="square" />
      </Card>
    </Grid>
  ),
};

export const Stress: Story = {
  args: {
    children: content('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'),
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid columns="medium" gap="lg">
      {(['surface', 'sunken', 'primary', 'premium'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {content(tone)}
        </Card>
      ))}
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {content(`padding ${padding}`)}
        </Card>
      ))}
    </Grid>
  ),
};
