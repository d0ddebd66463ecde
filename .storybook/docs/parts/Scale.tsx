import type { CSSProperties, ReactNode } from 'react';
import { containerWidth, size, space } from '@velours/ui/theme/scales.ts';
import { Copy } from './Copy.tsx';
import { Panel } from './Panel.tsx';
import { bar, below, code, scaleRow, valueCell } from './parts.css.ts';

const root = 16;

/** What a length comes to in pixels, at normal text size. */
const inPixels = (length: string): string =>
  length.endsWith('rem') ? ` · ${Number.parseFloat(length) * root} px` : '';

/** A scale set in lines: name, sample, value to copy. */
export const Scale = ({
  values,
  children,
  footer,
}: {
  values: Readonly<Record<string, string>>;
  children: (value: string, name: string) => ReactNode;
  /** Below the lines: what sets them going. */
  footer?: ReactNode;
}) => (
  <Panel>
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className={scaleRow}>
        <span className={code}>{name}</span>
        {children(value, name)}
        <span className={valueCell}>
          <Copy text={value} />
          {inPixels(value)}
        </span>
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
  const widths = Object.entries(values).map(
    ([name, value]) => [name, Number.parseFloat(String(value))] as const,
  );
  const widest = Math.max(...widths.map(([, width]) => width));
  return (
    <Scale values={Object.fromEntries(widths.map(([name, width]) => [name, `${width}px`]))}>
      {(length) => <Bar length={`${(Number.parseFloat(length) / widest) * 100}%`} />}
    </Scale>
  );
};
