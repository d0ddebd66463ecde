import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  reasons,
  relationshipStatuses,
  sexualities,
  tattoos,
} from '@velours/api-client';
import type { PersonalField, PersonalStepField } from '@velours/ui/blocks/SignUpForm/PersonalStep';
import type { Namespaces } from '@velours/locales/namespaces.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import type { Schemas } from '../../app/data/api.ts';

interface Option {
  value: string;
  label: string;
}

/** The values of each selectable field, as the contract lists them. */
const VALUES: Record<PersonalField, readonly string[]> = {
  gender: genders,
  sexuality: sexualities,
  reason: reasons,
  relationship_status: relationshipStatuses,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  body_type: bodyTypes,
  tattoos,
};

/** The word for one value of a field: "Brown". */
export function valueLabel(t: Translate, field: PersonalField, value: string): string {
  return t(($) => ($.profile.values[field] as Record<string, string>)[value] as string);
}

/** The selectable fields that the settings show, in the settings' order. */
export function personalFields(
  t: Translate,
  visible: readonly Schemas['ProfileField'][],
): PersonalStepField[] {
  return visible.filter(isPersonalField).map((name) => ({
    name,
    label: t(($) => $.profile.fields[name]),
    options: VALUES[name].map((value) => ({ value, label: valueLabel(t, name, value) })),
  }));
}

function isPersonalField(field: string): field is PersonalField {
  return field in VALUES;
}

/** Interests with their names, in the settings' order. */
export function interestOptions(
  t: Translate,
  interests: readonly (keyof Namespaces['interests'])[],
): Option[] {
  return interests.map((value) => ({ value, label: t(($) => $.interests[value]) }));
}

/** Countries by their names in the language in use, in that language's order. */
export function countryOptions(countries: readonly string[], formats: Formats): Option[] {
  return countries
    .map((value) => ({ value, label: formats.country(value) }))

    .toSorted((one, other) => formats.compare(one.label, other.label));
}

export function regionOptions(regions: readonly Schemas['Region'][]): Option[] {
  return regions.map(({ id, name }) => ({ value: id, label: name }));
}
