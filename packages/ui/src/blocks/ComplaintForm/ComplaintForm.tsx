import { Select } from '../../components/Select/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { EmailField, TextField } from '../../components/TextField/index.ts';
import type { ComplaintFormProps, ComplaintValues } from './ComplaintForm.types.ts';
import { RequestForm } from './RequestForm.tsx';

type Field = keyof ComplaintValues;

const ofKnown: readonly Field[] = ['category', 'message'];
const ofAnybody: readonly Field[] = ['name', 'email', ...ofKnown];

/** A complaint about the site, a payment or a member (spec section 2, /complaints), with a reference once it is sent. */
export const ComplaintForm = ({
  categories,
  maximumLength,
  isKnown = false,
  ...request
}: ComplaintFormProps) => {
  const { labels } = request;
  return (
    <RequestForm {...request} names={isKnown ? ofKnown : ofAnybody}>
      {(field) => (
        <>
          {!isKnown && (
            <>
              <TextField
                {...field('name')}
                autoComplete="name"
                autoCapitalize="words"
                label={labels.name}
                isRequired
              />
              <EmailField {...field('email')} label={labels.email} description={labels.emailHint} />
            </>
          )}
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
            maxLength={maximumLength}
            counterLabel={labels.counter}
            isRequired
          />
        </>
      )}
    </RequestForm>
  );
};
