import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { wcagContrast } from 'culori';
import type { Brand } from '@velours/ui/brands';
import { matrix } from '../matrix.ts';

/** The pairs that text and icons are drawn in: ground, colour on it, and the least contrast asked. */
const pairs = [
  ['fill', 'onFill', 4.5],
  ['fillHover', 'onFill', 4.5],
  ['soft', 'onSoft', 7],
  ['surface', 'text', 4.6],
  ['surface', 'ui', 3.1],
] as const;

const property = (role: string, token: string): string =>
  token === 'surface'
    ? '--color-surface'
    : `--color-${role}-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const cell: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.5rem',
  padding: '0.5rem 0.75rem',
  fontSize: '0.8125rem',
};

/** One pair as it is on this page, with the contrast measured from what the browser computed. */
const Pair = ({
  role,
  ground,
  on,
  least,
}: {
  role: string;
  ground: string;
  on: string;
  least: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const { color, backgroundColor } = getComputedStyle(box.current);
    setMeasured(wcagContrast(color, backgroundColor));
  }, []);
  return (
    <div
      ref={box}
      style={{
        ...cell,
        backgroundColor: `var(${property(role, ground)})`,
        color: `var(${property(role, on)})`,
      }}
    >
      <span>
        {on} on {ground}
      </span>
      <strong>
        {measured === null ? '' : `${measured.toFixed(2)} ${measured >= least ? '✓' : '✗'}`}
      </strong>
    </div>
  );
};

const Frame = ({
  brand,
  scheme,
  children,
}: {
  brand: string;
  scheme: string;
  children: ReactNode;
}) => (
  <div
    data-brand={brand}
    data-color-scheme={scheme}
    className="sb-unstyled"
    style={{
      padding: '1rem',
      borderRadius: '12px',
      backgroundColor: 'var(--color-surface)',
      color: 'var(--color-text)',
      fontFamily: "'Open Sans Variable', Arial, sans-serif",
    }}
  >
    {children}
  </div>
);

/** Every pair of the given roles of a brand, light beside dark. */
export const Roles = ({ brand, roles }: { brand: string; roles: readonly string[] }) => (
  <div
    style={{
      display: 'grid',
      gap: '1rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
    }}
  >
    {matrix.schemes.map((scheme) => (
      <Frame key={scheme} brand={brand} scheme={scheme}>
        {roles.map((role) => (
          <div key={role} style={{ marginBottom: '1rem', borderRadius: '8px', overflow: 'hidden' }}>
            <div style={{ ...cell, fontWeight: 600 }}>
              {role}, {scheme}
            </div>
            {pairs.map(([ground, on, least]) => (
              <Pair key={`${ground} ${on}`} {...{ role, ground, on, least }} />
            ))}
          </div>
        ))}
      </Frame>
    ))}
  </div>
);

/** A brand on a card: its two colours, its corners, its display weight. */
export const BrandCard = ({ brand }: { brand: Brand }) => (
  <div
    style={{
      display: 'grid',
      gap: '1rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
    }}
  >
    {matrix.schemes.map((scheme) => (
      <Frame key={scheme} brand={brand.id} scheme={scheme}>
        <div
          style={{
            fontSize: '1.75rem',
            fontWeight: 'var(--font-display-weight)' as CSSProperties['fontWeight'],
            letterSpacing: 'var(--font-display-tracking)',
            lineHeight: 1.2,
          }}
        >
          {brand.title}
        </div>
        <p style={{ margin: '0.25rem 0 1rem', fontSize: '0.875rem', color: 'var(--color-muted)' }}>
          {brand.seeds.primary} and {brand.seeds.secondary}, {brand.radius}, {scheme}
        </p>
        <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
          {(['primary', 'secondary'] as const).map((role) => (
            <span
              key={role}
              style={{
                padding: '0.6rem 1.1rem',
                borderRadius: 'var(--radius-control)',
                fontWeight: 600,
                backgroundColor: `var(--color-${role}-fill)`,
                color: `var(--color-${role}-on-fill)`,
              }}
            >
              {role}
            </span>
          ))}
          <span
            style={{
              padding: '0.6rem 1.1rem',
              borderRadius: 'var(--radius-card)',
              backgroundColor: 'var(--color-primary-soft)',
              color: 'var(--color-primary-on-soft)',
            }}
          >
            soft
          </span>
        </div>
      </Frame>
    ))}
  </div>
);
