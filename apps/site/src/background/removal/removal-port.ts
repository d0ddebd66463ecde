import type { chatRemovalMachine } from '@velours/machines/chatRemoval';
import { createMachinePort } from '../machine-port.ts';

/** Removal of chats, for all lists of them (spec section 4). */
export const removalPort = createMachinePort<typeof chatRemovalMachine>();
