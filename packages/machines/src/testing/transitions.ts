import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node, the root first, in the order of the config. */
export const allStateNodes = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root as AnyStateNode);
  return nodes;
};

/** Transitions declared at a node, with their place among those for the same event. */
const ofNode = (node: AnyStateNode): { transition: AnyTransitionDefinition; index: number }[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
    candidates.map((transition, index) => ({ transition, index })),
  );

const name = (transition: AnyTransitionDefinition, index: number): string => {
  const targets = (transition.target ?? []).map((target) => target.id).join(', ');
  return `${transition.source.id}: ${transition.eventType || 'always'} [${index}] -> ${targets || 'stays'}`;
};

/** Names of a machine's transitions, by the definition that xstate reports when one is taken. */
export const transitionNames = (
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, string> => {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of allStateNodes(machine)) {
    for (const { transition, index } of ofNode(node))
      names.set(transition, name(transition, index));
  }
  return names;
};
