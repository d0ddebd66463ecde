import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { inside, list, name, progress, root, step, tick } from './Stepper.css.ts';
import type { StepperProps } from './Stepper.types.ts';

/** Where the member is in a row of steps. Shows progress only: going back and on is the flow's own business. */
export const Stepper = ({ steps, currentId, labels }: StepperProps): ReactNode => {
  const current = Math.max(
    0,
    steps.findIndex((one) => one.id === currentId),
  );
  return (
    <div className={root}>
      <div className={inside}>
        <p className={progress}>
          {labels.progress(current + 1, steps.length)}
          {': '}
          {steps[current]?.label}
        </p>
        <ol role="list" aria-label={labels.list} className={list}>
          {steps.map((one, index) => {
            const passed = one.isSkipped ? 'skipped' : 'done';
            const state = index < current ? passed : index === current ? 'current' : 'ahead';
            return (
              <li
                key={one.id}
                className={step({ state })}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={name}>
                  {state === 'done' && (
                    <svg viewBox="0 0 12 12" aria-hidden="true" className={tick}>
                      <path
                        d="M1.5 6.5 4.5 9.5 10.5 2.5"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="2.2"
                        strokeLinecap="round"
                        strokeLinejoin="round"
                      />
                    </svg>
                  )}
                  {one.label}
                  {(state === 'done' || state === 'skipped') && (
                    <VisuallyHidden>
                      {': '}
                      {labels[state]}
                    </VisuallyHidden>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
};
