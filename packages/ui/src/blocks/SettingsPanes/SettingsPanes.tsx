import { useEffect, useRef } from 'react';
import { useLinkElement } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import {
  CheckCircleIcon,
  ChevronNextIcon,
  ChevronPreviousIcon,
} from '../../primitives/Icon/index.ts';
import * as styles from './SettingsPanes.css.ts';
import type { SettingsPanesProps } from './SettingsPanes.types.ts';

/**
 * Settings as rows with what each is set to (B07). An open one stands alone on a phone, and beside the rows from 992 px, so that
 * no page is longer than what it sets.
 */
export const SettingsPanes = ({
  title,
  groups,
  own,
  current,
  children,
  backHref,
  labels,
}: SettingsPanesProps) => {
  const A = useLinkElement();
  const isOpen = children !== undefined;
  const rows = groups.flatMap((group) => group.rows);
  const savedId = rows.find(({ saved }) => saved !== undefined)?.id;
  useEffect(() => {
    if (savedId !== undefined) document.getElementById(savedId)?.focus();
  }, [savedId]);
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    const left = rows.find(({ id }) => id === shown.current);
    shown.current = current;
    const held = document.activeElement;
    // On a phone the pressed row is gone; beside what it opened it keeps the focus.
    if (savedId !== undefined || (held !== document.body && held?.checkVisibility())) return;
    const title = root.current?.querySelector<HTMLElement>('h2[tabindex="-1"]');
    const row =
      left && root.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(left.href)}"]`);
    if (title || !row) {
      (title ?? root.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    } else row.focus();
  });
  return (
    <div ref={root} className={styles.root}>
      {isOpen && (
        <A className={styles.back} href={backHref}>
          <ChevronPreviousIcon />
          {labels.back}
        </A>
      )}
      <div className={styles.heading({ isOpen })}>
        <Heading level={1} isFocusable>
          {title}
        </Heading>
      </div>
      <div className={styles.panes({ isOpen })}>
        {!isOpen && own !== undefined && <div className={styles.own}>{own}</div>}
        <nav aria-label={labels.rows} className={styles.groups({ isOpen })}>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <Heading level={2} size="md">
                {group.title}
              </Heading>
              <ul className={styles.rows}>
                {group.rows.map(({ id, href, title: what, value, saved, icon }) => (
                  <li key={id}>
                    <A
                      // Only then: an open one has the name for itself.
                      id={saved === undefined ? undefined : id}
                      className={styles.row}
                      href={href}
                      aria-current={id === current ? 'page' : undefined}
                    >
                      <span className={styles.icon}>{icon}</span>
                      <span className={styles.words}>
                        <span className={styles.what}>{what}</span>
                        {value !== undefined && <span className={styles.value}>{value}</span>}
                      </span>
                      {saved !== undefined && (
                        <span className={styles.saved}>
                          <CheckCircleIcon size="text" />
                          {saved}
                        </span>
                      )}
                      <ChevronNextIcon />
                    </A>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {isOpen && <div className={styles.open}>{children}</div>}
      </div>
    </div>
  );
};
