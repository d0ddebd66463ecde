import type { FaqGroup, FaqListLabels } from './FaqList.types.ts';

export const faqLabels: FaqListLabels = { expandAll: 'Open all', collapseAll: 'Close all' };

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'costs',
    title: 'What it costs',
    items: [
      {
        id: 'message-costs',
        question: 'What does a message cost?',
        answer: 'The price stands above the send button before you send anything.',
      },
      {
        id: 'refund',
        question: 'Can I have my money back?',
        answer:
          'Credits that are not used can be returned, within the days the return policy says.',
      },
    ],
  },
  {
    id: 'profiles',
    title: 'Profiles',
    items: [
      {
        id: 'fictional',
        question: 'What is a fictional profile?',
        answer: 'One that is not a person’s own. It says so wherever it is shown.',
        isOpen: true,
      },
    ],
  },
];

export const longFaqGroups: readonly FaqGroup[] = [
  {
    id: 'long',
    title: 'Datenschutzgrundverordnungskonforme Einwilligungserklärungen',
    items: [
      {
        id: 'long-question',
        question:
          'Miten käyttäjätunnukseni sähköpostivahvistuksen uudelleenlähettäminen onnistuu verkkopalvelussanne?',
        answer: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        isOpen: true,
      },
    ],
  },
];
