import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    title: 'You have no photo yet',
    children: 'Members with a photo are easier to recognise.',
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

const dismissed = fn();

export const Default: Story = {
  args: { onDismiss: dismissed, dismissLabel: 'Hide this notice' },
  play: async ({ canvas }) => {
    dismissed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide this notice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismissed).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { tone: 'info', onDismiss: fn(), dismissLabel: 'Hide this notice' },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Banner>One line, without title, action or cross.</Banner>
      <Banner title="With an action" actions={<Button size="sm">Add a photo</Button>}>
        Beside the words where there is room.
      </Banner>
      <Banner
        tone="warning"
        title="With a link"
        onDismiss={() => undefined}
        dismissLabel="Hide this notice"
      >
        Your mail provider told us that our mails do not arrive.{' '}
        <Link href="/notifications">See your notifications</Link>
      </Banner>
      <Banner tone="danger" announce="alert">
        The conversation could not be removed. Please try again.
      </Banner>
    </Stack>
  ),
};

/** The notice of a missing photo (spec section 4): why it is worth adding one, where, and a cross whose press is kept. */
export const PhotoMissing: Story = {
  args: {
    children:
      'Members with a photo are easier to recognise. It is shown once we have looked at it.',
    actions: (
      <Link href="/profile#photos" appearance="button" size="sm" variant="outline" tone="neutral">
        Add a photo
      </Link>
    ),
    onDismiss: dismissed,
    dismissLabel: 'Hide this notice',
  },
};

export const Stress: Story = {
  render: () => (
    <Stack>
      <Banner
        tone="warning"
        title="Sähköpostiosoitteesi vahvistaminen epäonnistui palvelinkatkoksen vuoksi"
        actions={
          <Button size="sm" variant="outline" tone="neutral">
            Benachrichtigungseinstellungen überprüfen
          </Button>
        }
        onDismiss={() => undefined}
        dismissLabel="Hinweis ausblenden"
      >
        Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsbenachrichtigung
      </Banner>
      <Banner>OK</Banner>
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'danger', 'premium'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={tone}
          actions={
            <Button size="sm" variant="outline" tone="neutral">
              Act
            </Button>
          }
          onDismiss={() => undefined}
          dismissLabel={`Hide ${tone}`}
        >
          What it is about, in a sentence.
        </Banner>
      ))}
    </Stack>
  ),
};
