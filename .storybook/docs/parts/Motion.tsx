import { useState } from 'react';
import { Button } from '@velours/ui/components/Button';
import { duration, easing } from '@velours/ui/theme/scales.ts';
import { Scale } from './Scale.tsx';
import { runner, track } from './parts.css.ts';

const Runner = ({ isThere, transition }: { isThere: boolean; transition: string }) => (
  <span className={track}>
    <span
      className={runner}
      style={{
        insetInlineStart: isThere ? 'calc(100% - 1.25rem)' : '2px',
        transition: `inset-inline-start ${transition}`,
      }}
    />
  </span>
);

/** A scale whose lines run all at once, so that they are compared. */
const Race = ({
  values,
  transition,
  words,
}: {
  values: Readonly<Record<string, string>>;
  transition: (value: string) => string;
  words: string;
}) => {
  const [isThere, setIsThere] = useState(false);
  return (
    <Scale
      values={values}
      footer={
        <Button size="sm" variant="soft" onPress={() => setIsThere((was) => !was)}>
          {words}
        </Button>
      }
    >
      {(value) => <Runner isThere={isThere} transition={transition(value)} />}
    </Scale>
  );
};

/** The durations, all by the standard easing. */
export const Durations = () => (
  <Race
    values={duration}
    transition={(time) => `${time} ${easing.standard}`}
    words="Run the durations"
  />
);

/** The easings five times slower than `slow`: at their own speed nobody sees the difference. */
export const Easings = () => (
  <Race
    values={easing}
    transition={(curve) => `${Number.parseFloat(duration.slow) * 5}ms ${curve}`}
    words="Run the easings, five times slower than slow"
  />
);
