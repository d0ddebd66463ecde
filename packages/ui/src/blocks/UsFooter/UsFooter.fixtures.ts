import type { UsFooterProps } from './UsFooter.types.ts';

/** Words for stories and tests. */
export const usFooter: UsFooterProps = {
  paragraphs: [
    '18 U.S.C. 2257 compliance statement: all persons shown in photos on this site were 18 years of age or older when the photo was taken. Records are kept by the custodian of records at the address above.',
    'We do not sell your personal information.',
  ],
  privacyChoices: { href: '/privacy#choices', label: 'Your privacy choices' },
};

export const usSignal =
  'Your browser sends Global Privacy Control. We honor it: you are opted out of sharing.';
