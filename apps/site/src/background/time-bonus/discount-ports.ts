import type { activeDiscountMachine } from '@velours/machines/activeDiscount';
import type { timeBonusMachine } from '@velours/machines/timeBonus';
import { createMachinePort } from '../machine-port.ts';

/** The time bonus of the member who is logged in (spec section 4). */
export const timeBonusPort = createMachinePort<typeof timeBonusMachine>();

/** Which one discount counts for this member (spec section 4). */
export const discountPort = createMachinePort<typeof activeDiscountMachine>();
