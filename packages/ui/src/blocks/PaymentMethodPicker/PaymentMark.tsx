import type { ReactNode } from 'react';
import { first, firstLine, markStyle, second, secondLine } from './PaymentMark.css.ts';
import type { PaymentMethodKind } from './PaymentMethodPicker.types.ts';

const drawings: Readonly<Record<PaymentMethodKind, ReactNode>> = {
  /** A house with columns. */
  bank: (
    <>
      <path className={first} d="M7 10.5 20 3l13 7.5v2H7Z" />
      <path d="M10.5 12.5v9m6.3-9v9m6.4-9v9m6.3-9v9" />
      <path className={second} d="M6 21.5h28V25H6Z" />
    </>
  ),
  /** Stripe, chip and number. */
  card: (
    <>
      <rect className={first} x="3" y="2.5" width="34" height="23" rx="3.5" />
      <path className={firstLine} d="M3.9 8.8h32.2M22 20.5h9" strokeWidth="3" />
      <rect className={second} x="7" y="13.5" width="8" height="7" rx="1.5" />
    </>
  ),
  /** A mandate with its signature. */
  directdebit: (
    <>
      <path className={first} d="M8 2.5h16l6 6v17H8Z" />
      <path className={firstLine} d="M12.5 9h8m-8 4.5h12m-12 6.8c2-3.6 4-3.6 3.4-.6s2.2 1.6 3-.3" />
      <path className={second} d="m23.5 21.5 8.8-9.6 3.2 3-8.8 9.6-4 1Z" />
    </>
  ),
  /** A purse with its clasp, and a note that looks out. */
  wallet: (
    <>
      <path className={second} d="M9 3h20v7H9Z" />
      <path
        className={first}
        d="M7 7h25a4 4 0 0 1 4 4v10.5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V10a3 3 0 0 1 3-3Z"
      />
      <path className={second} d="M36 13h-7.5a3.5 3.5 0 0 0 0 7H36Z" />
      <path className={secondLine} d="M29 16.5v.01" strokeWidth="2.5" />
    </>
  ),
  /** A telephone with its bill. */
  phone: (
    <>
      <rect className={first} x="9" y="1.5" width="15" height="25" rx="3" />
      <path className={firstLine} d="M14.5 22.8h4" />
      <circle className={second} cx="26" cy="11" r="6.5" />
      <path className={secondLine} d="m23.3 11.2 2 2 3.5-3.8" />
    </>
  ),
  /** A ticket to tear. */
  voucher: (
    <>
      <path className={first} d="M4 5h32v5.6a3.4 3.4 0 0 0 0 6.8V23H4v-5.6a3.4 3.4 0 0 0 0-6.8Z" />
      <path className={firstLine} d="M13.5 8v2.2m0 2.7v2.2m0 2.7V20" />
      <path
        className={second}
        d="m24.5 8.8 1.7 3.4 3.8.6-2.7 2.7.6 3.7-3.4-1.7-3.4 1.7.6-3.7-2.7-2.7 3.8-.6Z"
      />
    </>
  ),
};

/** The mark of a kind of method, of our own drawing: decoration beside its name. */
export const PaymentMark = ({ kind }: { kind: PaymentMethodKind }): ReactNode => (
  <svg className={markStyle} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
    {drawings[kind]}
  </svg>
);
