import type { Gift, GiftPickerLabels } from './GiftPicker.types.ts';

export const gifts: readonly Gift[] = [
  {
    name: 'rose',
    title: 'A rose',
    cost: '15 credits',
    costWithMoney: '15 credits, € 1.65',
    isAffordable: true,
  },
  {
    name: 'coffee',
    title: 'A coffee',
    cost: '15 credits',
    costWithMoney: '15 credits, € 1.65',
    isAffordable: true,
  },
  {
    name: 'cake',
    title: 'A cake',
    cost: '30 credits',
    costWithMoney: '30 credits, € 3.30',
    isAffordable: true,
  },
  {
    name: 'bouquet',
    title: 'A bouquet',
    cost: '90 credits',
    costWithMoney: '90 credits, € 9.90',
    isAffordable: false,
  },
];

export const giftPickerLabels: GiftPickerLabels = {
  gifts: 'Gifts',
  review: 'Go on',
  reviewTitle: (title) => `${title} for Anna?`,
  back: 'Choose another',
  send: (cost) => `Send for ${cost}`,
  sending: 'Sending',
  insufficient: 'You have too few credits for it.',
};

export const stressGifts: readonly Gift[] = [
  {
    name: 'chocolates',
    title: 'Eine Pralinenschachtel mit Haselnussnougatfüllung',
    cost: '1.000 Guthabenpunkte',
    costWithMoney: '1.000 Guthabenpunkte, 110,00 €',
    isAffordable: true,
  },
  {
    name: 'teddy',
    title: 'Pehmonalle syntymäpäivälahjaksi',
    cost: '15 krediittiä',
    costWithMoney: '15 krediittiä, 1,65 €',
    isAffordable: true,
  },
];
