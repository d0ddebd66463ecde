import type { AnyStateMachine, AnyStateNode } from 'xstate';

const guardText = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const parts = guard.guards.map(guardText);
    return guard.name === 'not' ? `not ${parts[0] ?? ''}` : parts.join(` ${guard.name} `);
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '?';
};

/** Words for xstate's own events: `after tick`, `submit done`, `submit failed`, `done`. */
const eventText = (eventType: string): string => {
  const after = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (after) return `after ${after[1] ?? ''}`;
  const done = /^xstate\.done\.actor\.(.+)$/.exec(eventType);
  if (done) return `${done[1] ?? ''} done`;
  const failed = /^xstate\.error\.actor\.(.+)$/.exec(eventType);
  if (failed) return `${failed[1] ?? ''} failed`;
  return eventType.startsWith('xstate.done.state.') ? 'done' : eventType;
};

/** A name Mermaid takes: the path from the root, behind a prefix, since `end` is a word of its own. */
const alias = (node: AnyStateNode): string => ['s', ...node.path].join('_');

const contains = (outer: AnyStateNode, inner: AnyStateNode): boolean =>
  outer.path.length <= inner.path.length && outer.path.every((key, at) => inner.path[at] === key);

const isComposite = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0;

/**
 * A machine as a Mermaid flowchart: every state, and every declared transition with its event and guard, in the order
 * of the config. A dot marks where a state begins. Mermaid draws no arrow from a box to what is in it: such transitions
 * start at a node `any` inside the box. A transition that only acts is a loop.
 */
export const toMermaid = (machine: AnyStateMachine): string => {
  const edges: string[] = [];

  const drawTransitions = (node: AnyStateNode): boolean => {
    let fromAny = false;
    for (const transition of [...node.transitions.values(), node.always ?? []].flat()) {
      const event = transition.eventType ? eventText(transition.eventType) : 'always';
      const guard = transition.guard === undefined ? '' : ` [${guardText(transition.guard)}]`;
      for (const target of transition.target ?? [node]) {
        const inside = isComposite(node) && contains(node, target as AnyStateNode);
        fromAny ||= inside;
        const source = inside ? `${alias(node)}_any` : alias(node);
        const end = inside && target === node ? source : alias(target as AnyStateNode);
        edges.push(`  ${source} -->|"${event}${guard}"| ${end}`);
      }
    }
    return fromAny;
  };

  const draw = (node: AnyStateNode, indent: string): string[] => {
    const fromAny = drawTransitions(node);
    if (!isComposite(node)) {
      const label = node.type === 'final' ? `(["${node.key}"])` : `["${node.key}"]`;
      return [`${indent}${alias(node)}${label}`];
    }
    const inside: string[] = [];
    if (node.type !== 'parallel') {
      inside.push(`${indent}  ${alias(node)}_start(( ))`);
      for (const target of node.initial.target ?? []) {
        edges.push(`  ${alias(node)}_start --> ${alias(target)}`);
      }
    }
    if (fromAny) inside.push(`${indent}  ${alias(node)}_any{{"any"}}`);
    for (const child of Object.values(node.states) as AnyStateNode[]) {
      inside.push(...draw(child, `${indent}  `));
    }
    return [`${indent}subgraph ${alias(node)}["${node.key}"]`, ...inside, `${indent}end`];
  };

  const states = draw(machine.root as AnyStateNode, '  ');
  return ['flowchart TD', ...states, ...edges].join('\n');
};
