import type { ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Step } from '@velours/machines/testing/types';
import { Button } from '@velours/ui/components/Button';
import { Code } from './Code.tsx';
import type { Situation } from './run.ts';
import { answers, state } from './playground.css.ts';

/** What a state answers to, in words: XState's own names say what is done, has failed, or which time is over. */
function eventInWords(descriptor: string): string {
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(descriptor) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${rest} done`;
    case 'error.actor':
      return `${rest} failed`;
    case 'done.state':
      return 'its end';
    case 'after':
      return `after ${rest.split('.')[0] ?? ''}`;
    default:
      return descriptor;
  }
}

/** The names of the states that a transition leads to; none where the machine stays. */
const targetsOf = (targets: readonly AnyStateNode[] | undefined): string =>
  (targets ?? []).map(({ path }) => path.join('.')).join(', ');

interface ChartProps {
  situation: Pick<Situation, 'snapshot' | 'events'>;
  act: (step: Step) => void;
}

/** One thing that a state answers to, and where it leads. It can be pressed while the machine is there and the model has an example of it. */
function Answer(props: ChartProps & { descriptor: string; target: string; isLit: boolean }) {
  const { situation, act, descriptor, target, isLit } = props;
  const event = isLit ? situation.events.find(({ type }) => type === descriptor) : undefined;
  const words = eventInWords(descriptor);
  return (
    <li>
      {event ? (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          onPress={() => act({ kind: 'event', event })}
        >
          {words}
        </Button>
      ) : (
        <Code>{words}</Code>
      )}
      {target && <Code>{` → ${target}`}</Code>}
    </li>
  );
}

const isIn = ({ _nodes: nodes }: AnyMachineSnapshot, node: AnyStateNode): boolean =>
  nodes.includes(node);

function State(props: ChartProps & { node: AnyStateNode }): ReactNode {
  const { node, situation } = props;
  const isLit = isIn(situation.snapshot, node);
  const targets = new Map<string, Set<string>>();
  for (const [descriptor, transitions] of node.transitions) {
    const all = targets.get(descriptor) ?? new Set();
    for (const { target } of transitions) all.add(targetsOf(target));
    targets.set(descriptor, all);
  }
  return (
    <li className={state({ isLit })} aria-current={isLit || undefined}>
      <Code>{node.key}</Code>
      {targets.size > 0 && (
        <ul className={answers}>
          {[...targets].map(([descriptor, all]) => (
            <Answer
              {...props}
              key={descriptor}
              descriptor={descriptor}
              target={[...all].filter(Boolean).join(' or ')}
              isLit={isLit}
            />
          ))}
        </ul>
      )}
      <States {...props} nodes={Object.values(node.states)} />
    </li>
  );
}

function States(props: ChartProps & { nodes: readonly AnyStateNode[] }): ReactNode {
  const { nodes, ...rest } = props;
  return (
    nodes.length > 0 && (
      <ul className={answers}>
        {nodes.map((node) => (
          <State {...rest} key={node.id} node={node} />
        ))}
      </ul>
    )
  );
}

/** A statechart alive: its states within one another, those lit that the machine is in, and what they answer to as buttons. A list, so that it is read at any width. */
export function Chart(props: ChartProps): ReactNode {
  const { root } = props.situation.snapshot.machine as AnyStateMachine;
  return <States {...props} nodes={[root]} />;
}
