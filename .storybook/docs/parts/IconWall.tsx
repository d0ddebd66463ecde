import type { ReactNode } from 'react';
import { useState } from 'react';
import { TextField } from '@velours/ui/components/TextField';
import * as icons from '@velours/ui/primitives/Icon';
import { InterestIcon, interestPaths } from '@velours/ui/primitives/InterestIcon';
import { Panel } from './Panel.tsx';
import { brick, quiet, rows, wall } from './parts.css.ts';

type Brick = { name: string; picture: ReactNode };

const ofIcons = Object.entries(icons).map(([name, Icon]): Brick => ({
  name,
  picture: <Icon size="lg" />,
}));

const ofInterests = Object.keys(interestPaths).map((name): Brick => ({
  name,
  picture: <InterestIcon interest={name} size="lg" />,
}));

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A wall of icons that is searched by name; each is a button that copies what to write. */
const Wall = ({
  bricks,
  what,
  written,
}: {
  bricks: readonly Brick[];
  what: string;
  written: (name: string) => string;
}) => {
  const [sought, setSought] = useState('');
  const [copied, setCopied] = useState('');
  const found = bricks.filter(({ name }) => plain(name).includes(plain(sought)));
  const copy = async (name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written(name));
      setCopied(`Copied: ${written(name)}`);
    } catch {
      // Without the permission it is at least shown, to be selected by hand.
      setCopied(written(name));
    }
  };
  return (
    <Panel>
      <div className={rows}>
        <TextField label={`Search ${bricks.length} ${what}`} value={sought} onChange={setSought} />
        <p className={quiet} role="status">
          {copied || `${found.length} shown. Press one to copy what to write.`}
        </p>
        <div className={wall}>
          {found.map(({ name, picture }) => (
            <button key={name} type="button" className={brick} onClick={() => void copy(name)}>
              {picture}
              {name}
            </button>
          ))}
        </div>
      </div>
    </Panel>
  );
};

/** Every icon of the interface. */
export const Icons = () => <Wall bricks={ofIcons} what="icons" written={(name) => `<${name} />`} />;

/** Every interest of spec section 3. */
export const Interests = () => (
  <Wall
    bricks={ofInterests}
    what="interests"
    written={(name) => `<InterestIcon interest="${name}" />`}
  />
);
