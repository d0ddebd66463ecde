/** A phone number as it is sent: dashes and spaces removed (spec section 3), dots and brackets kept for the server to judge. */
export const cleanPhone = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '');
