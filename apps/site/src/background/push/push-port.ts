import type { pushMachine } from '@velours/machines/push';
import { createMachinePort } from '../machine-port.ts';

/** Push of this browser for the member who is logged in (spec sections 3 and 4). */
export const pushPort = createMachinePort<typeof pushMachine>();
