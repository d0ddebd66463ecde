import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { disclaimerParagraphs } from './Disclaimer.fixtures.ts';
import { Disclaimer } from './Disclaimer.tsx';

const meta = {
  title: 'Blocks/Disclaimer',
  component: Disclaimer,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Good to know', paragraphs: disclaimerParagraphs },
} satisfies Meta<typeof Disclaimer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Good to know' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** A site without fictional profiles has one paragraph. */
export const States: Story = { args: { paragraphs: disclaimerParagraphs.slice(0, 1) } };

export const Stress: Story = {
  args: {
    title: 'Wissenswertes und Haftungsausschluss',
    paragraphs: [
      'Diese Internetseite richtet sich ausschließlich an volljährige Nutzerinnen und Nutzer, die das achtzehnte Lebensjahr vollendet haben.',
      'Osa profiileista on kuvitteellisia tai esittelyprofiileja. Jokainen niistä kertoo sen selvin sanoin kaikkialla, missä se näkyy, eikä tapaaminen niiden kanssa ole mahdollista.',
      'Personenstandsänderungsbenachrichtigungsverfahrensbeschreibung.',
    ],
  },
};
