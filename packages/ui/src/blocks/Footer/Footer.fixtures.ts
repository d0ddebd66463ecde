import type { FooterCompany, FooterLabels, FooterPage } from './Footer.types.ts';

/** Words, addresses and a made-up company for stories and tests. */
export const footerLabels: FooterLabels = {
  navigation: 'Terms and help',
  pages: {
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    cookies: 'Cookies',
    ban: 'House rules and bans',
    pricing: 'Prices',
    complaints: 'Complaints',
    returnPolicy: 'Refunds',
    faq: 'Questions and answers',
    support: 'Support',
  },
  company: 'Company details',
  registration: (number) => `Registration number: ${number}`,
  tradeNames: (names) => `Trade names: ${names}`,
  vatNumbers: (numbers, count) => `${count === 1 ? 'VAT number' : 'VAT numbers'}: ${numbers}`,
  supportPhone: (phone) => `Support by phone: ${phone}`,
  supportEmail: (address) => `Support by e-mail: ${address}`,
};

export const footerLinks: Readonly<Record<FooterPage, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  ban: '/ban',
  pricing: '/pricing',
  complaints: '/complaints',
  returnPolicy: '/return-policy',
  faq: '/faq',
  support: '/service',
};

export const company: FooterCompany = {
  name: 'Velours Media B.V.',
  address: 'Voorbeeldstraat 12',
  zip: '1012 AB',
  city: 'Amsterdam',
  country: 'Netherlands',
  kvk: '12345678',
  tradenames: ['Velours', 'Velours She'],
  vatNumbers: ['NL001234567B01', 'DE123456789'],
  supportPhone: '+31 (0)20 123 45 67',
  supportEmail: 'support@velours.test',
};

/** The longest words we know of, in German. */
export const germanFooterLabels: FooterLabels = {
  navigation: 'Rechtliches und Hilfe',
  pages: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    cookies: 'Cookie-Einstellungen',
    ban: 'Hausregeln und Kontosperrungen',
    pricing: 'Preisübersicht',
    complaints: 'Beschwerdeverfahren',
    returnPolicy: 'Widerrufsbelehrung und Rückerstattung',
    faq: 'Häufig gestellte Fragen',
    support: 'Kundenunterstützung',
  },
  company: 'Unternehmensangaben',
  registration: (number) => `Handelsregisternummer: ${number}`,
  tradeNames: (names) => `Handelsnamen: ${names}`,
  vatNumbers: (numbers) => `Umsatzsteuer-Identifikationsnummern: ${numbers}`,
  supportPhone: (phone) => `Telefonische Kundenunterstützung: ${phone}`,
  supportEmail: (address) => `Kundenunterstützung per E-Mail: ${address}`,
};
