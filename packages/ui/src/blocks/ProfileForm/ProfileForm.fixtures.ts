import { allInterests, interestPickerLabels } from '../InterestPicker/InterestPicker.fixtures.ts';
import type { PersonalStepField } from '../SignUpForm/PersonalStep/index.ts';
import type { ProfileFormLabels, ProfileFormProps, ProfileValues } from './ProfileForm.types.ts';

/** Words, lists and a profile for stories and tests. */
export const profileFormLabels: ProfileFormLabels = {
  interests: interestPickerLabels,
  name: 'Name',
  nameHint: 'Others see it. Not your e-mail address, and not beginning with @.',
  aboutMe: 'About me',
  aboutMeHint: 'A few lines in your own words.',
  counter: (used, maximum) => `${used} of ${maximum} characters`,
  country: 'Country',
  region: 'Region',
  choose: 'Not said',
  submit: 'Save profile',
  pending: 'Saving',
  errorTitle: 'Your profile is not saved yet',
};

const personalFields: readonly PersonalStepField[] = [
  {
    name: 'gender',
    label: 'Gender',
    options: [
      { value: 'male', label: 'Man' },
      { value: 'female', label: 'Woman' },
    ],
  },
  {
    name: 'hair_colour',
    label: 'Hair colour',
    options: [
      { value: 'black', label: 'Black' },
      { value: 'brown', label: 'Brown' },
      { value: 'red', label: 'Red' },
    ],
  },
];

export const profileValues: ProfileValues = {
  name: 'Anna',
  about_me: 'Likes long walks.',
  gender: 'female',
  hair_colour: 'brown',
  country: 'NL',
  countryregion: 'NL-UT',
  interests: ['hiking'],
};

export const profileForm: ProfileFormProps = {
  action: '/profile',
  shown: ['name', 'about_me', 'gender', 'hair_colour', 'country', 'countryregion', 'interests'],
  defaultValues: profileValues,
  age: '34 years old. The date of birth cannot be changed.',
  fields: personalFields,
  countries: [
    { value: 'NL', label: 'Netherlands' },
    { value: 'BE', label: 'Belgium' },
  ],
  regions: [
    { value: 'NL-UT', label: 'Utrecht' },
    { value: 'NL-NH', label: 'North Holland' },
  ],
  interests: allInterests,
  maximumLength: 2000,
  labels: profileFormLabels,
};
