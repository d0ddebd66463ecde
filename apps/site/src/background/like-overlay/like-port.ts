import type { likeOverlayMachine } from '@velours/machines/likeOverlay';
import { createMachinePort } from '../machine-port.ts';

/** The full-screen overlay of a match or a new like (spec section 2). */
export const likeOverlayPort = createMachinePort<typeof likeOverlayMachine>();
