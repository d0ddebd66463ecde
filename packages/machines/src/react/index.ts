/** Machines in React. The only place of this package that knows it. */
export { createMachineContext } from './createMachineContext.tsx';
export type { MachineContext, MachineProviderProps } from './createMachineContext.tsx';
