export type HiddenFieldsProps = {
  /** Names and values that a form sends along: where to return to, an idempotency key. */
  fields?: Readonly<Record<string, string>> | undefined;
};

/** Fields of a form that nobody sees; for what a form must also send where no script runs. */
export const HiddenFields = ({ fields = {} }: HiddenFieldsProps) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
