import { useEffect, useState } from 'react';

/** How long assistive technology is given to take note of what was put in, in milliseconds. */
const settling = 500;

/**
 * Whether older messages have just been put before the others: forty of them at once must not be read out as news. True in
 * the very drawing that holds them.
 */
export const useSilenceWhilePrepended = (firstId: string | undefined): boolean => {
  const [settledFirst, setSettledFirst] = useState(firstId);
  useEffect(() => {
    const timer = setTimeout(() => setSettledFirst(firstId), settling);
    return () => clearTimeout(timer);
  }, [firstId]);
  return settledFirst !== undefined && settledFirst !== firstId;
};
