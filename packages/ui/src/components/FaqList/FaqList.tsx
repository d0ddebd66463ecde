import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Button } from '../Button/index.ts';
import { answer, arrow, group, head, item, items, question, root, words } from './FaqList.css.ts';
import type { FaqListProps } from './FaqList.types.ts';

/**
 * Questions that open to their answers. Native details: they open without script, by find-in-page, and by an address that ends
 * in `#` and the question's id, which stands on the answer because a browser opens what its target lies in.
 */
export const FaqList = ({ groups, headingLevel = 2, labels }: FaqListProps) => {
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [areAllOpen, setAreAllOpen] = useState(false);

  const all = (): HTMLDetailsElement[] => [...(list.current?.querySelectorAll('details') ?? [])];

  useEffect(() => {
    // For browsers that scroll to an answer without opening it, and for links followed within the page.
    const open = (): void => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = id === '' ? null : document.getElementById(id);
      const details = target?.closest('details');
      if (!details || !list.current?.contains(details)) return;
      details.open = true;
      details.scrollIntoView({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  return (
    <div className={root} ref={list}>
      {labels === undefined ? null : (
        // Keeps its place before script is there, and cannot be pressed in vain.
        <div className={head({ isReady })}>
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            onPress={() => {
              for (const details of all()) details.open = !areAllOpen;
            }}
          >
            {areAllOpen ? labels.collapseAll : labels.expandAll}
          </Button>
        </div>
      )}
      {groups.map((entry) => (
        <section
          key={entry.id}
          className={group}
          {...(entry.title === undefined ? {} : { 'aria-labelledby': `${ownId}${entry.id}` })}
        >
          {entry.title === undefined ? null : (
            <Heading level={headingLevel} size="lg" id={`${ownId}${entry.id}`}>
              {entry.title}
            </Heading>
          )}
          <div className={items}>
            {entry.items.map(({ id, question: asked, answer: said, isOpen = false }) => (
              <details
                key={id}
                className={item}
                open={isOpen}
                onToggle={() => setAreAllOpen(all().every(({ open }) => open))}
              >
                <summary className={question}>
                  <span className={words}>{asked}</span>
                  <span className={arrow}>
                    <ChevronDownIcon />
                  </span>
                </summary>
                <div className={answer} id={id}>
                  {said}
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
