import { useEffect, useRef, useState } from 'react';
import { least, leastOnField, contrast } from '@velours/ui/theme/roles.ts';
import { roleNames } from '@velours/ui/theme/contract.css.ts';
import { BothSchemes } from './Panel.tsx';
import { grounds, property } from './colours.ts';
import { cell, cells, code, dot, label, ratio, rows } from './parts.css.ts';

type PairProps = {
  /** Custom properties of the two colours. */
  ground: string;
  colour: string;
  /** What is written in it. */
  name: string;
  target: number;
  /** The colour is a mark's, not a text's. */
  isMark?: boolean;
};

/** One pair as it is on this page, with the contrast measured from what the browser computed. */
const Pair = ({ ground, colour, name, target, isMark = false }: PairProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const computed = getComputedStyle(box.current);
    setMeasured(contrast(computed.getPropertyValue(ground), computed.getPropertyValue(colour)));
  }, [ground, colour]);
  return (
    <div
      ref={box}
      className={cell}
      style={{
        backgroundColor: `var(${ground})`,
        color: isMark ? 'var(--velours-color-text)' : `var(${colour})`,
      }}
    >
      <span>{name}</span>
      <span className={ratio}>
        {isMark ? <span className={dot} style={{ backgroundColor: `var(${colour})` }} /> : null}
        {measured === null ? '' : `${measured.toFixed(2)} ${measured >= target ? '✓' : '✗'}`}
      </span>
    </div>
  );
};

const Role = ({ role }: { role: string }) => {
  const token = (name: string) => property(role, name);
  return (
    <div>
      <p className={label}>{role}</p>
      <div className={cells}>
        {(['fill', 'fillHover', 'fillPressed'] as const).map((ground) => (
          <Pair
            key={ground}
            ground={token(ground)}
            colour={token('onFill')}
            name={ground === 'fill' ? 'onFill on fill' : ground}
            target={least.onFill}
          />
        ))}
        <Pair
          ground={token('soft')}
          colour={token('onSoft')}
          name="onSoft on soft"
          target={least.onSoft}
        />
        {grounds.map((ground) => (
          <Pair
            key={`text ${ground}`}
            ground={property(ground)}
            colour={token('text')}
            name={`text on ${ground}`}
            target={least.text}
          />
        ))}
        {grounds.map((ground) => (
          <Pair
            key={`ui ${ground}`}
            ground={property(ground)}
            colour={token('ui')}
            name={`ui on ${ground}`}
            target={least.ui}
            isMark
          />
        ))}
      </div>
    </div>
  );
};

/** Every pair of the given roles of a brand, light beside dark. */
export const Roles = ({
  brand,
  roles = roleNames,
}: {
  brand?: string;
  roles?: readonly string[];
}) => (
  <BothSchemes brand={brand}>
    {() => (
      <div className={rows}>
        {roles.map((role) => (
          <Role key={role} role={role} />
        ))}
      </div>
    )}
  </BothSchemes>
);

const inks = [
  ['text', least.onSoft],
  ['muted', least.text],
] as const;
const marks = [
  ['control', least.ui],
  ['focus', least.ui],
] as const;

const vivid = ['fieldA', 'fieldB', 'monoA', 'monoB'] as const;
const places = ['quietA', 'quietB'] as const;

/** The two folds at each of their three strengths, with what is written on them. */
export const Folds = () => (
  <BothSchemes>
    {() => (
      <div className={rows}>
        <div>
          <p className={label}>{vivid.join(', ')}</p>
          <div className={cells}>
            {vivid.map((fold) => (
              <Pair
                key={fold}
                ground={property(fold)}
                colour={property('onField')}
                name={`onField on ${fold}`}
                target={leastOnField}
              />
            ))}
          </div>
        </div>
        <div>
          <p className={label}>{places.join(', ')}</p>
          <div className={cells}>
            {places.flatMap((fold) => [
              <Pair
                key={`text ${fold}`}
                ground={property(fold)}
                colour={property('text')}
                name={`text on ${fold}`}
                target={least.onSoft}
              />,
              <Pair
                key={`primary ${fold}`}
                ground={property(fold)}
                colour={property('primary', 'text')}
                name={`primary.text on ${fold}`}
                target={least.text}
              />,
            ])}
          </div>
        </div>
        <div>
          <p className={label}>night</p>
          <div className={cells} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Pair
              ground={property('night')}
              colour={property('onScrim')}
              name="onScrim on night"
              target={least.text}
            />
          </div>
        </div>
      </div>
    )}
  </BothSchemes>
);

/** The neutrals, each on every surface it may stand on. */
export const Neutrals = () => (
  <BothSchemes>
    {() => (
      <div className={rows}>
        {[...inks, ...marks].map(([name, target]) => (
          <div key={name}>
            <p className={label}>{name}</p>
            <div className={cells}>
              {grounds.map((ground) => (
                <Pair
                  key={ground}
                  ground={property(ground)}
                  colour={property(name)}
                  name={`on ${ground}`}
                  target={target}
                  isMark={marks.some(([mark]) => mark === name)}
                />
              ))}
            </div>
          </div>
        ))}
        <div>
          <p className={label}>border, hover</p>
          <div className={cells}>
            <Pair
              ground={property('hover')}
              colour={property('text')}
              name="text on hover"
              target={least.onSoft}
            />
            {(['border', 'overlay', 'scrim'] as const).map((name) => (
              <div
                key={name}
                className={cell}
                style={{ backgroundColor: 'var(--velours-color-surface)' }}
              >
                <span>{name}</span>
                <span
                  className={code}
                  style={{ blockSize: '1rem', backgroundColor: `var(${property(name)})` }}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    )}
  </BothSchemes>
);
