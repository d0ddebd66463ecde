/** The parts of a date as they were typed. */
export type DateParts = { day: string; month: string; year: string };

const partNames = ['day', 'month', 'year'] as const;

/** The form names of the parts of the field `name`: what a form sends without script. */
export const birthDatePartNames = (name: string): DateParts => ({
  day: `${name}_day`,
  month: `${name}_month`,
  year: `${name}_year`,
});

/**
 * The value of typed parts: empty where nothing is typed, `YYYY-MM-DD` where all three are numbers, else what was typed
 * joined by dashes. It is not checked against the calendar: that is the form's rule and the server's.
 */
export const joinDate = ({ day, month, year }: DateParts): string => {
  const typed = [year.trim(), month.trim(), day.trim()];
  if (typed.every((part) => part === '')) return '';
  const isNumeric =
    /^\d{4}$/.test(typed[0] ?? '') && /^\d{1,2} \d{1,2}$/.test(typed.slice(1).join(' '));
  return isNumeric ? typed.map((part) => part.padStart(2, '0')).join('-') : typed.join('-');
};

/** The other way round, for a value to begin with. */
export const splitDate = (value: string): DateParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
};

/** Reads the field `name` from sent form data: the joined value. */
export const readBirthDate = (form: FormData, name: string): string => {
  const names = birthDatePartNames(name);
  const parts = { day: '', month: '', year: '' };
  for (const part of partNames) {
    const sent = form.get(names[part]);
    if (typeof sent === 'string') parts[part] = sent;
  }
  return joinDate(parts);
};
