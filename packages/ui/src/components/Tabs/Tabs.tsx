import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { list, panel as panelStyle, tab as tabStyle, words } from './Tabs.css.ts';
import type { TabsProps } from './Tabs.types.ts';
import { tabForKey } from './keys.ts';

/**
 * Parts of one page of which one is shown. One stop for Tab; the arrow keys, Home and End go from tab to tab and show its
 * panel at once, since it is there already. Parts with an address of their own are LinkTabs.
 */
export const Tabs = ({ label, tabs, selected, defaultSelected, onChange }: TabsProps) => {
  const ownId = useId();
  const [own, setOwn] = useState(defaultSelected ?? tabs[0]?.id);
  const current = selected ?? own;
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const show = (id: string): void => {
    if (id === current) return;
    setOwn(id);
    onChange?.(id);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const ids = tabs.map(({ id }) => id);
    const next = tabForKey(event.key, ids, current);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    const button = buttons.current.get(next);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={list({ layout: 'scroll' })}>
        {tabs.map(({ id, label: tabLabel, badge }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${ownId}${id}`}
            className={tabStyle({ layout: 'scroll' })}
            aria-selected={id === current}
            aria-controls={`${ownId}${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            ref={(element) => {
              if (element) buttons.current.set(id, element);
              return () => void buttons.current.delete(id);
            }}
            onClick={() => show(id)}
            onKeyDown={onKeyDown}
          >
            <span className={words}>{tabLabel}</span>
            {badge}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${ownId}${id}-panel`}
          className={panelStyle}
          aria-labelledby={`${ownId}${id}`}
          hidden={id !== current}
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
};
