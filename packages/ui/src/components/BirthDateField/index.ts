export { BirthDateField } from './BirthDateField.tsx';
export type { BirthDateFieldProps } from './BirthDateField.tsx';
export { birthDatePartNames, joinDate, readBirthDate, splitDate } from './birthDate.ts';
export type { DateParts } from './birthDate.ts';
