import type { timeBonusModalMachine } from '@velours/machines/timeBonusModal';
import { createMachinePort } from '../machine-port.ts';

/** The offer of the time bonus over a page of the members area (spec section 4). */
export const bonusModalPort = createMachinePort<typeof timeBonusModalMachine>();
