import type { CSSProperties, ReactNode } from 'react';
import { containerWidth, size, space } from '@velours/ui/theme/scales.ts';
import { Panel } from './Panel.tsx';
import { bar, below, code, scaleRow, valueCell } from './parts.css.ts';

const root = 16;

/** A length as it is written, and in pixels at normal text size. */
const inPixels = (length: string): string =>
  length.endsWith('rem') ? `${length} · ${Number.parseFloat(length) * root} px` : length;

/** A scale set in lines: name, sample, value. */
export const Scale = ({
  values,
  children,
  describe = inPixels,
  footer,
}: {
  values: Readonly<Record<string, string | number>>;
  children: (value: string, name: string) => ReactNode;
  describe?: (value: string) => string;
  /** Below the lines: what sets them going. */
  footer?: ReactNode;
}) => (
  <Panel>
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className={scaleRow}>
        <span className={code}>{name}</span>
        {children(String(value), name)}
        <span className={valueCell}>{describe(String(value))}</span>
      </div>
    ))}
    {footer === undefined ? null : <div className={below}>{footer}</div>}
  </Panel>
);

const Bar = ({ length, style = {} }: { length: string; style?: CSSProperties }) => (
  <span className={bar} style={{ inlineSize: length, ...style }} />
);

/** The distances, as long as they are. */
export const SpaceScale = () => <Scale values={space}>{(length) => <Bar length={length} />}</Scale>;

/** The sizes of things, as large as they are where that can be shown. */
export const SizeScale = () => (
  <Scale values={size}>
    {(length, name) => (
      <Bar
        length={length}
        style={
          /control|icon|avatar|target/.test(name)
            ? { blockSize: length, borderRadius: name.startsWith('avatar') ? '50%' : '6px' }
            : {}
        }
      />
    )}
  </Scale>
);

/** The widths of a page's column, to scale. */
export const ContainerScale = () => {
  const widest = Math.max(...Object.values(containerWidth).map(Number.parseFloat));
  return (
    <Scale values={containerWidth}>
      {(length) => <Bar length={`${(Number.parseFloat(length) / widest) * 100}%`} />}
    </Scale>
  );
};

/** Widths in pixels, to scale of the largest. */
export const WidthScale = ({ values }: { values: Readonly<Record<string, string | number>> }) => {
  const widest = Math.max(
    ...Object.values(values).map((value) => Number.parseFloat(String(value))),
  );
  return (
    <Scale values={values} describe={(value) => `${Number.parseFloat(value)} px`}>
      {(length) => <Bar length={`${(Number.parseFloat(length) / widest) * 100}%`} />}
    </Scale>
  );
};
