import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { exampleLanguageMenu } from '../LanguageMenu/exampleLanguageMenu.tsx';
import { company, footerLabels, footerLinks, germanFooterLabels } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Blocks/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Velours',
    links: footerLinks,
    company,
    copyright: '© 2026 Velours Media B.V.',
    languageMenu: exampleLanguageMenu({ placement: 'above' }),
    labels: footerLabels,
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Terms and help' }));
    await expect(links.getAllByRole('link')).toHaveLength(9);
    await userEvent.tab();
    await expect(links.getByRole('link', { name: 'Terms and conditions' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** A footer of its own for each, named, so that several can stand in one picture. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>{children}</section>
);

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Part title="company not known yet">
        <Footer {...args} company={null} labels={{ ...args.labels, navigation: 'No company' }} />
      </Part>
      <Part title="no pages yet">
        <Footer {...args} links={{}} />
      </Part>
      <Part title="only the pages there are">
        <Footer
          {...args}
          links={{ terms: '/terms', privacy: '/privacy' }}
          company={{ ...company, zip: undefined, supportEmail: undefined, vatNumbers: ['NL001'] }}
          labels={{ ...args.labels, navigation: 'Two pages' }}
        />
      </Part>
    </Stack>
  ),
};

/** For members: one line, and the company's details behind a press. */
export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const registration = canvas.getByText('Registration number: 12345678');
    await expect(registration).not.toBeVisible();
    await userEvent.click(canvas.getByText('Company details'));
    await expect(registration).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    brandName: 'Velours Curves & Partnersuche für Fortgeschrittene',
    labels: germanFooterLabels,
    company: {
      ...company,
      name: 'Donaudampfschifffahrtsgesellschaftsmedienbeteiligungsgesellschaft mbH & Co. KG',
      address: 'Rindfleischetikettierungsüberwachungsstraße 1234, Hinterhaus, Aufgang C',
      tradenames: ['Velours', 'Velours She', 'Velours Bound', 'Velours Curves', 'Velours Silver'],
      vatNumbers: ['NL001234567B01', 'DE123456789', 'ATU12345678', 'CHE-123.456.789 MWST'],
      supportEmail: 'kundenunterstuetzung-und-beschwerdemanagement@velours-partnersuche.test',
    },
  },
};
