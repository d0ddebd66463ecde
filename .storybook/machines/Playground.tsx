import { useId, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import type { AnyModel, Step } from '@velours/machines/testing/types';
import { Button } from '@velours/ui/components/Button';
import { Card } from '@velours/ui/components/Card';
import { Select } from '@velours/ui/components/Select';
import { Grid } from '@velours/ui/primitives/Grid';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { Chart } from './Chart.tsx';
import { Code } from './Code.tsx';
import { press, stage } from './playground.css.ts';
import { inWords, startRun, type Logged, type Run, type Situation } from './run.ts';
import { useSituation, type AnyView } from './shown.ts';

/** The clock's buttons. */
const LENGTHS = [
  { label: '1 second', ms: 1_000 },
  { label: '1 minute', ms: 60_000 },
  { label: '1 hour', ms: 3_600_000 },
] as const;

interface GroupProps {
  title: string;
  children: ReactNode;
}

function Group({ title, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Text id={id} size="sm" weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

interface PressProps {
  words: string;
  /** What it carries, beside the button. */
  more: string;
  act: () => void;
}

/** One thing that may happen, and what it carries. */
function Press({ words, more, act }: PressProps): ReactNode {
  const id = useId();
  return (
    <li className={press}>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        onPress={act}
        {...(more ? { 'aria-describedby': id } : {})}
      >
        {words}
      </Button>
      {more && (
        <span id={id}>
          <Code>{more}</Code>
        </span>
      )}
    </li>
  );
}

interface ControlsProps {
  situation: Situation;
  act: (step: Step) => void;
}

function Events({ situation, act }: ControlsProps): ReactNode {
  if (situation.events.length === 0) return <Text size="sm">The machine has come to its end.</Text>;
  return (
    <Stack as="ul" gap="xs">
      {situation.events.map((event) => {
        const { type, ...rest } = event;
        const more = Object.keys(rest).length === 0 ? '' : inWords(rest);
        return (
          <Press
            key={type + more}
            words={type}
            more={more}
            act={() => act({ kind: 'event', event })}
          />
        );
      })}
    </Stack>
  );
}

function Called({ situation, act }: ControlsProps): ReactNode {
  const endings = situation.called.flatMap(({ id, endings: all }) =>
    all.map((ending) => ({ id, ...ending })),
  );
  if (endings.length === 0) return <Text size="sm">It waits for nothing.</Text>;
  return (
    <Stack as="ul" gap="xs">
      {endings.map(({ id, kind, index, value }) => (
        <Press
          key={`${id} ${kind} ${index}`}
          words={`${id} ${kind === 'done' ? 'done' : 'failed'}`}
          more={inWords(value)}
          act={() => act({ kind, id, index })}
        />
      ))}
    </Stack>
  );
}

function Clock({ act }: { act: (step: Step) => void }): ReactNode {
  return (
    <Inline as="ul" gap="xs">
      {LENGTHS.map(({ label, ms }) => (
        <Press key={label} words={label} more="" act={() => act({ kind: 'wait', ms })} />
      ))}
    </Inline>
  );
}

function Log({ log }: { log: readonly Logged[] }): ReactNode {
  return (
    <Stack as="ol" gap="xs">
      {log.map(({ number, step, state, asked }) => (
        <li key={number}>
          <Code>{`${number}. ${step} → ${[state, ...asked].join(', ')}`}</Code>
        </li>
      ))}
    </Stack>
  );
}

interface StageProps {
  run: Run;
  situation: Situation;
  Shown: AnyView;
}

/** What the member would see. Dialogs open in here, so that the buttons beside it can still be pressed. */
function Stage({ run, situation, Shown }: StageProps): ReactNode {
  const [windows, setWindows] = useState<HTMLElement | null>(null);
  return (
    <section aria-label="What the member sees" className={stage}>
      <PortalProvider getContainer={() => windows}>
        {windows && <Shown snapshot={situation.snapshot} send={run.send} />}
      </PortalProvider>
      {situation.view === null && (
        <Text size="sm" tone="muted">
          The member sees nothing of this machine now.
        </Text>
      )}
      <div ref={setWindows} data-playground-windows />
    </section>
  );
}

interface PlayProps {
  model: AnyModel;
  scenario: string;
  Shown: AnyView;
  children: ReactNode;
}

function Play({ model, scenario, Shown, children }: PlayProps): ReactNode {
  const [run] = useState(() => startRun(model, { scenario, steps: [] }));
  const situation = useSituation(run);
  const { state, view, secondsPassed, log } = situation;
  return (
    <Stack gap="lg">
      {/* React Aria leaves what is marked so alone while a dialog is open. */}
      <div data-react-aria-top-layer="true">
        <Stack gap="md">
          {children}
          <Card tone="sunken" padding="sm">
            <Text role="status" size="sm">
              State <Code>{state}</Code>. View <Code>{view ?? 'none'}</Code>. {secondsPassed} s have
              passed.
            </Text>
          </Card>
        </Stack>
      </div>
      <Grid columns="two" gap="lg">
        <Stage run={run} situation={situation} Shown={Shown} />
        <div data-react-aria-top-layer="true">
          <Stack gap="lg">
            <Group title="Send an event">
              <Events situation={situation} act={run.act} />
            </Group>
            <Group title="End what it has called">
              <Called situation={situation} act={run.act} />
            </Group>
            <Group title="Let time pass">
              <Clock act={run.act} />
            </Group>
            <Group title="Where it is, and what leads on">
              <Chart situation={situation} act={run.act} />
            </Group>
            <Group title="What has happened, and what it asked for">
              <Log log={log} />
            </Group>
          </Stack>
        </div>
      </Grid>
    </Stack>
  );
}

export interface PlaygroundProps {
  model: AnyModel;
  Shown: AnyView;
}

/**
 * A machine to play with: each event of its model, each end of what it calls, and the clock are buttons, and the site's own
 * part follows. Nothing happens by itself.
 */
export function Playground({ model, Shown }: PlaygroundProps): ReactNode {
  const names = model.scenarios.map(({ name }) => name);
  const [scenario, setScenario] = useState(names[0] ?? '');
  const [round, setRound] = useState(0);
  return (
    <Play key={`${scenario} ${round}`} model={model} scenario={scenario} Shown={Shown}>
      <Stack gap="sm">
        {names.length > 1 && (
          <Select
            label="Setting"
            value={scenario}
            onChange={setScenario}
            options={names.map((name) => ({ value: name, label: name }))}
          />
        )}
        <Inline>
          <Button
            size="sm"
            variant="soft"
            onPress={() => {
              setRound(round + 1);
            }}
          >
            Start again
          </Button>
        </Inline>
      </Stack>
    </Play>
  );
}
