import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = { title: 'Primitives/Prose', component: Prose } satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof Prose>;

export const Default: Story = {
  args: {
    children: (
      <>
        <h2>Your data</h2>
        <p>
          We keep what you tell us only as long as you are a member. <strong>You decide</strong>{' '}
          what others see, and <a href="/privacy">the privacy page</a> says how.
        </p>
        <ul>
          <li>Photos are looked at before they are shown.</li>
          <li>Messages are yours and the other member’s.</li>
        </ul>
        <h3>How long</h3>
        <ol>
          <li>While you are a member.</li>
          <li>And thirty days after.</li>
        </ol>
        <blockquote>Nothing is sold.</blockquote>
      </>
    ),
  },
};

/** As a legal page comes from the server; its table scrolls by itself. */
export const WithTable: Story = {
  args: {
    html: [
      '<h2>How long</h2>',
      '<div role="region" aria-label="How long" tabindex="0"><table>',
      '<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>',
      '<tbody><tr><td>Receipts</td><td>The law asks for them</td><td>Seven years</td></tr></tbody>',
      '</table></div>',
    ].join(''),
  },
};
