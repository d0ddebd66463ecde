import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorPageLabels } from './ErrorPage.fixtures.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Blocks/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 404,
    message: 'This page could not be found',
    homeHref: '/',
    labels: errorPageLabels,
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be found',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the home page' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Without a message and a status: the spec's defaults, 'Error' and 500. */
export const States: Story = { args: { status: undefined, message: undefined } };

/** With a word on what to do. */
export const WithHint: Story = {
  args: {
    status: 503,
    message: 'We are making the site better',
    hint: 'It takes a few minutes. Messages you have written are kept.',
  },
};

/** A failure of ours, which may be over the next time. */
export const WithRetry: Story = {
  args: {
    status: 500,
    title: 'This page could not be shown',
    message: 'Something went wrong on our side. It has been noted.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the home page' })).toHaveFocus();
  },
};

/** Nobody answered: there is no status to name. */
export const ConnectionLost: Story = {
  args: {
    status: null,
    title: 'This page could not be shown',
    message: 'We cannot reach the server. Check your connection and try again.',
    retryHref: '/here',
  },
};

export const Stress: Story = {
  args: {
    message:
      'Die Datenschutzgrundverordnungsinformationsseite konnte bedauerlicherweise nicht gefunden werden',
    hint: 'Tarkistathan osoitteen oikeinkirjoituksen, tai palaa käyttöliittymän etusivulle alla olevasta painikkeesta.',
    retryHref: '/here',
    labels: {
      retry: 'Seitenaufruf wiederholen',
      home: 'Zurück zur Startseite von Velours Curves & Partnersuche',
      status: (status) => `Fehlermeldungsnummer ${status}`,
    },
  },
};
