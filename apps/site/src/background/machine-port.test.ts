import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createMachinePort, runBehind } from './machine-port.ts';

const machine = createMachine({
  types: {} as { events: { type: 'KNOWN' } | { type: 'ENABLE' } },
  initial: 'unknown',
  states: {
    unknown: { on: { KNOWN: 'offered' } },
    offered: { on: { ENABLE: 'enabled' } },
    enabled: {},
  },
});

it('[B03] what is pressed before a statechart can take it waits, and is taken once it can', () => {
  const port = createMachinePort<typeof machine>();
  port.send({ type: 'ENABLE' });
  const actor = createActor(machine);
  const stop = runBehind(port, actor, (snapshot) => !snapshot.matches('unknown'));
  expect(port.state().snapshot?.value ?? actor.getSnapshot().value).toBe('unknown');
  actor.send({ type: 'KNOWN' });
  expect(port.state().snapshot?.value).toBe('enabled');
  stop();
  expect(port.state().snapshot).toBeUndefined();
});

it('[B03] one that can take everything from the start gets what waited at once', () => {
  const port = createMachinePort<typeof machine>();
  port.send({ type: 'KNOWN' });
  port.send({ type: 'ENABLE' });
  runBehind(port, createActor(machine));
  expect(port.state().snapshot?.value).toBe('enabled');
});
