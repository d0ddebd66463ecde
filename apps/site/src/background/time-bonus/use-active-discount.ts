import { useEffect } from 'react';
import { usePort } from '../page-port.ts';
import { discountPort, timeBonusPort } from './discount-ports.ts';

/** The one discount that counts, with the code field's events; undefined until it is known. */
export function useActiveDiscount(isWanted = true) {
  useEffect(() => {
    if (!isWanted) return;
    timeBonusPort.want();
    discountPort.want();
  }, [isWanted]);
  return { snapshot: usePort(discountPort).snapshot, send: discountPort.send };
}
