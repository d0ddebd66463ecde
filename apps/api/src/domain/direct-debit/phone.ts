/** Phone numbers: normalised, mobile ones only, and how they are shown (spec sections 3 and 5). */
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** The number in E.164; null where no text message can go there. Without a country's code it is one of `country`. */
export function readPhone(typed: string, country: string): string | null {
  const cleaned = typed.replaceAll(/[\s\p{Pd}]/gu, '');
  const number = parsePhoneNumberFromString(cleaned, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  if (number === undefined || !number.isValid()) return null;
  const type = number.getType();
  // In some countries the number does not tell.
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : null;
}

/** "+31 ••• 78". */
export function maskPhone(e164: string): string {
  const code = parsePhoneNumberFromString(e164)?.countryCallingCode;
  return `${code === undefined ? '' : `+${code} `}••• ${e164.slice(-2)}`;
}

/** "+31". */
export const phonePrefix = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '+31';
