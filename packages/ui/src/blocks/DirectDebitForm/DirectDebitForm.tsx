import { textOf, useFields } from '../../components/Form/index.ts';
import { IbanField, compactIban } from '../../components/IbanField/index.ts';
import { PhoneField, cleanPhone } from '../../components/PhoneField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { group, long, pair, short } from './DirectDebitForm.css.ts';
import { DirectDebitStep } from './DirectDebitStep.tsx';
import type {
  DirectDebitField,
  DirectDebitFormProps,
  DirectDebitValues,
} from './DirectDebitForm.types.ts';

const names = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const satisfies readonly DirectDebitField[];

const readValues = (data: FormData): DirectDebitValues => {
  const typed = Object.fromEntries(
    names.map((name) => [name, textOf(data, name).trim()]),
  ) as DirectDebitValues;
  return { ...typed, iban: compactIban(typed.iban), phone: cleanPhone(typed.phone) };
};

/** A SEPA direct debit (M05), first step: account, address, phone, and the mandate that is signed. Nothing is paid yet. */
export const DirectDebitForm = ({
  onSubmit,
  defaultValues,
  phonePrefix,
  mandate,
  labels,
  ...step
}: DirectDebitFormProps) => {
  const { fieldIds, field } = useFields(names, { errors: step.errors, defaultValues });
  const level = step.headingLevel === 2 ? 3 : 2;
  return (
    <DirectDebitStep
      {...step}
      {...{ fieldIds, labels }}
      submit={labels.submit}
      onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
    >
      <div className={group}>
        <Heading level={level} size="md">
          {labels.account}
        </Heading>
        <TextField
          {...field('account_holder')}
          label={labels.account_holder}
          autoComplete="name"
          autoCapitalize="words"
          isSpellChecked={false}
          isRequired
        />
        <IbanField
          {...field('iban')}
          label={labels.iban}
          description={labels.ibanHint}
          isRequired
        />
      </div>
      <div className={group}>
        <Heading level={level} size="md">
          {labels.address}
        </Heading>
        <div className={pair}>
          <div className={long}>
            <TextField
              {...field('street')}
              label={labels.street}
              autoComplete="address-line1"
              isRequired
            />
          </div>
          <div className={short}>
            <TextField
              {...field('house_number')}
              label={labels.house_number}
              autoComplete="address-line2"
              isRequired
            />
          </div>
        </div>
        <div className={pair}>
          <div className={short}>
            <TextField
              {...field('zip')}
              label={labels.zip}
              autoComplete="postal-code"
              autoCapitalize="off"
              isRequired
            />
          </div>
          <div className={long}>
            <TextField
              {...field('city')}
              label={labels.city}
              autoComplete="address-level2"
              isRequired
            />
          </div>
        </div>
        <PhoneField
          {...field('phone')}
          label={labels.phone}
          description={labels.phoneHint}
          prefix={phonePrefix}
          isRequired
        />
      </div>
      <div className={group}>
        <Heading level={level} size="md">
          {labels.mandate}
        </Heading>
        <Text as="div">{mandate.text}</Text>
        <FactList facts={mandate.facts} />
      </div>
    </DirectDebitStep>
  );
};
