import type { PriceFactsProps } from './PriceFacts.types.ts';

export const priceFacts: PriceFactsProps = {
  title: 'One honest price',
  facts: [
    {
      title: '10 credits a message',
      text: 'From €1.25 a message, depending on the package. The price is on the button, every time.',
    },
    { title: 'No subscription', text: 'You pay once, and nothing renews automatically.' },
    {
      title: 'Free to look',
      text: 'Signing up, looking around and liking cost nothing. Your first 5 messages are on us.',
    },
  ],
};

/** The longest words there are. */
export const longPriceFacts: PriceFactsProps = {
  title: 'Gesamtpreisauszeichnungsverpflichtung',
  facts: [
    {
      title: 'Zweihundertfünfundfünfzig Willkommenscredits je Nachricht',
      text: 'Käyttäjätunnuksesi viestikohtainen vähimmäishinta näkyy lähetyspainikkeessa joka kerta.',
    },
    { title: 'Ei kestotilausta', text: 'Unwiderruflichkeitsvereinbarungen gibt es nicht.' },
  ],
};
