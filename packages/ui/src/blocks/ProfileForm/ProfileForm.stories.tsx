import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../components/Banner/index.ts';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { profileForm, profileFormLabels, profileValues } from './ProfileForm.fixtures.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'Blocks/ProfileForm',
  component: ProfileForm,
  decorators: [inFormWidth],
  args: { ...profileForm, onSubmit: fn(), onEdit: fn(), onCountryChange: fn() },
} satisfies Meta<typeof ProfileForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each change is told, and everything is handed over at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('About me'), ' And talks.');
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith({
        ...profileValues,
        about_me: 'Likes long walks. And talks.',
      }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Hair colour'), '');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sushi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...profileValues,
      about_me: 'Likes long walks. And talks.',
      hair_colour: '',
      interests: ['hiking', 'sushi'],
    });
  },
};

export const Playground: Story = {};

/** Refused: the summary takes the focus and leads to the field, and what was entered stays. */
export const States: Story = {
  args: {
    errors: { fields: { name: 'Your name cannot begin with @.' } },
    defaultValues: { ...profileValues, name: '@anna' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: profileFormLabels.errorTitle })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Your name cannot begin with @.' }));
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('@anna');
  },
};

/** A few of the fields: the others are handed over as they were. */
export const Part: Story = {
  args: { shown: ['country', 'countryregion'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/^Name/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'NL-NH');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...profileValues,
      countryregion: 'NL-NH',
    });
  },
};

/** What was changed before the script is there is told like any change. */
export const ChangedEarly: Story = {
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        const area = page.querySelector('textarea');
        const country = page.querySelector<HTMLSelectElement>('select[name=country]');
        if (area) area.value += ' And talks.';
        if (country) country.value = 'BE';
      }}
    >
      <ProfileForm {...args} />
    </EnteredEarly>
  ),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith({
        ...profileValues,
        about_me: 'Likes long walks. And talks.',
        country: 'BE',
      }),
    );
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('BE');
  },
};

/** Something to know stands beside the button. */
export const Noticed: Story = {
  args: {
    notice: <Banner tone="warning">Your profile was changed in another window.</Banner>,
  },
};

export const Stress: Story = {
  args: {
    isPending: true,
    age: '34-vuotias. Syntymäaikaa ei voi muuttaa rekisteröitymisen jälkeen.',
    labels: {
      ...profileFormLabels,
      submit: 'Profiländerungen abspeichern',
      pending: 'Profiländerungen werden abgespeichert',
    },
  },
};
