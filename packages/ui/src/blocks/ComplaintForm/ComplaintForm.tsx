import { textOf, useFields } from '../../components/Form/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { ComplaintFormProps, ComplaintValues } from './ComplaintForm.types.ts';
import { RequestForm } from './RequestForm.tsx';

const readValues = (data: FormData): ComplaintValues => ({
  name: textOf(data, 'name').trim(),
  email: textOf(data, 'email').trim(),
  category: textOf(data, 'category'),
  message: textOf(data, 'message').trim(),
});

/** A complaint about the site, a payment or a member (spec section 2, /complaints), with a reference once it is sent. */
export const ComplaintForm = ({
  categories,
  maximumLength,
  defaultValues,
  onSubmit,
  labels,
  ...form
}: ComplaintFormProps) => {
  const { fieldIds, field } = useFields(['name', 'email', 'category', 'message'], {
    ...form,
    defaultValues,
  });
  return (
    <RequestForm
      {...form}
      fieldIds={fieldIds}
      onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
      labels={labels}
    >
      <TextField
        {...field('name')}
        autoComplete="name"
        autoCapitalize="words"
        label={labels.name}
        isRequired
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label={labels.email}
        description={labels.emailHint}
        isRequired
      />
      <Select
        {...field('category')}
        label={labels.category}
        emptyLabel={labels.chooseCategory}
        options={categories}
        isRequired
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        description={labels.messageHint}
        rows={6}
        // One that grows begins with one line, which asks for too little.
        isGrowing={false}
        maxLength={maximumLength}
        counterLabel={labels.counter}
        isRequired
      />
    </RequestForm>
  );
};
