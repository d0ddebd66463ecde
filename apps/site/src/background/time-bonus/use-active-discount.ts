import { useEffect } from 'react';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';

/** The one discount that counts, with the code field's events; undefined until it is known. */
export function useActiveDiscount() {
  useEffect(() => {
    host.timeBonus.want();
    host.discount.want();
  }, []);
  return { snapshot: useSnapshot(host.discount), send: host.discount.send };
}
