import { Banner } from '../../components/Banner/index.ts';
import type { ActivationReminderProps } from './ActivationReminder.types.ts';
import { ReminderWords } from './ReminderWords.tsx';

/** Stands over every page until the e-mail address is confirmed (spec section 4). It cannot be dismissed. */
export const ActivationReminder = (props: ActivationReminderProps) => (
  <Banner tone="warning" title={props.labels.title}>
    <ReminderWords {...props} />
  </Banner>
);
