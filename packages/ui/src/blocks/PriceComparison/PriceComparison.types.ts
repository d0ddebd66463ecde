import type { ReactNode } from 'react';
import type { SelectOption } from '../../components/Select/index.ts';

export interface PriceComparisonProps {
  /** What can be bought, with its prices as shown. */
  packages: readonly {
    id: string;
    credits: string;
    price: string;
    pricePerCredit: string;
    /** What a message comes to with this package. */
    perMessage: string;
  }[];
  /** What costs credits: message, gift, photo; in credits and money (B06). */
  actions: readonly { id: string; name: string; credits: string; money: string }[];
  /** What each payment method costs on top (M01). */
  methods: readonly { id: string; name: string; costs: string; detail?: string | undefined }[];
  /** Chooses the country the prices are for: a form that asks for the page again. */
  country?:
    | {
        /** This page. */
        action: string;
        /** Name of the field in the address. */
        name: string;
        value: string;
        options: readonly SelectOption[];
        label: string;
        /** The button: "Show prices". */
        submit: string;
      }
    | undefined;
  /** What is included: VAT, country and currency the prices are for. */
  note?: ReactNode;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: {
    packages: string;
    actions: string;
    methods: string;
    credits: string;
    price: string;
    pricePerCredit: string;
    perMessage: string;
    action: string;
    /** The money an action comes to, and with which package: "From" belongs in here. */
    money: string;
    method: string;
    costs: string;
    detail: string;
  };
}
