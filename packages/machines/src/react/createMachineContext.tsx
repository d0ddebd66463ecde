import { createActorContext } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

export interface MachineProviderProps<TMachine extends AnyStateMachine> {
  /** The machine with its actors and actions given by `.provide()`; those of the latest render count. */
  readonly machine: TMachine;
  /** What the machine starts with. Only the first one counts. */
  readonly input: InputFrom<TMachine>;
  readonly children: ReactNode;
}

/** A machine in React: one provider, and hooks below it. */
export interface MachineContext<TMachine extends AnyStateMachine> {
  /** Starts the machine when it is mounted in a browser (a server renders its first state), and stops it with itself. */
  readonly Provider: (props: MachineProviderProps<TMachine>) => ReactElement;
  /**
   * What a selector reads; renders again when that changes.
   * @param isSame tells when two results are alike. Needed where the selector makes a new object. @default Object.is
   */
  readonly useSelector: <T>(
    selector: (snapshot: SnapshotFrom<TMachine>) => T,
    isSame?: (one: T, other: T) => boolean,
  ) => T;
  /** Sends an event; the same function at every render. */
  readonly useSend: () => (event: EventFromLogic<TMachine>) => void;
  /** The actor itself, to subscribe to. */
  readonly useActorRef: () => Actor<TMachine>;
}

/**
 * Binds a machine to React.
 * @example
 * const SignUp = createMachineContext(signUpMachine);
 * // <SignUp.Provider machine={signUpMachine.provide({ actors })} input={input}>...</SignUp.Provider>
 * // const step = SignUp.useSelector(selectStep);
 */
export const createMachineContext = <TMachine extends AnyStateMachine>(
  machine: TMachine,
): MachineContext<TMachine> => {
  // The library's own types follow each machine's input; this file's follow it once, in the interface above.
  const context = createActorContext(machine as AnyStateMachine);
  const Provider = ({ machine: logic, input, children }: MachineProviderProps<TMachine>) => (
    <context.Provider logic={logic} options={{ input }}>
      {children}
    </context.Provider>
  );
  const useActorRef = (): Actor<TMachine> => context.useActorRef() as unknown as Actor<TMachine>;
  return {
    Provider,
    useSelector: context.useSelector,
    useActorRef,
    // oxlint-disable-next-line typescript/unbound-method -- xstate binds it to its actor
    useSend: () => useActorRef().send,
  } as MachineContext<TMachine>;
};
