import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { EqualChoices } from '../../components/EqualChoices/index.ts';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { bar, inner, note, scroller, signal, us, words } from './CookieConsent.css.ts';
import type { CookieConsentProps, CookieGroup, UsPrivacy } from './CookieConsent.types.ts';
import { CookieGroups } from './CookieGroups.tsx';
import { useScrollRoom } from './useScrollRoom.ts';

/** The ids of the groups that are on after an answer. What is fixed stays as it is. */
export const groupsOf = (groups: readonly CookieGroup[], data: FormData): string[] => {
  const choice = data.get('choice');
  const chosen = data.getAll('groups');
  return groups
    .filter(({ id, fixed }) =>
      fixed === undefined
        ? choice === 'all' || (choice === 'chosen' && chosen.includes(id))
        : fixed === 'on',
    )
    .map(({ id }) => id);
};

const UsNote = ({ text, label, href, signal: seen }: UsPrivacy) => (
  <div className={us}>
    <p>
      {text} <Link href={href}>{label}</Link>
    </p>
    {seen !== undefined && (
      <p className={signal}>
        <CheckCircleIcon />
        {seen}
      </p>
    )}
  </div>
);

/**
 * Asks what may be kept on the visitor's device. A region at the foot of the page, not a dialog: the site can be read and
 * used meanwhile. Refusing is as near and as loud as accepting, and nothing is chosen beforehand. A plain form: both can be
 * sent before any script has arrived.
 */
export const CookieConsent = ({
  action,
  hiddenFields,
  groups,
  defaultChosen,
  isOpenAtFirst = false,
  onChoose,
  changeHref,
  usPrivacy,
  labels,
}: CookieConsentProps) => {
  const groupsId = useId();
  const room = useScrollRoom();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wasOpen = useRef(isOpenAtFirst);
  useEffect(() => {
    if (isOpen && !wasOpen.current) document.getElementById(groupsId)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, groupsId]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (!onChoose) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onChoose(groupsOf(groups, new FormData(event.currentTarget, submitter)));
  };
  return (
    <section ref={room} className={bar} aria-label={labels.title}>
      <form method="post" action={action} className={scroller} onSubmit={submit}>
        <HiddenFields fields={hiddenFields} />
        <div className={inner({ isOpen })}>
          <div className={words}>
            <Heading level={2} size="md">
              {labels.title}
            </Heading>
            <p>{labels.text}</p>
            {usPrivacy && <UsNote {...usPrivacy} />}
            <p className={note}>
              {labels.change} <Link href={changeHref}>{labels.changeLink}</Link>
            </p>
          </div>
          {isOpen && (
            <CookieGroups
              id={groupsId}
              groups={groups}
              defaultChosen={defaultChosen}
              labels={labels}
            />
          )}
          <EqualChoices
            choices={[
              {
                id: 'necessary',
                label: labels.onlyNecessary,
                type: 'submit',
                name: 'choice',
                value: 'necessary',
              },
              {
                id: 'all',
                label: labels.acceptAll,
                type: 'submit',
                name: 'choice',
                value: 'all',
              },
              isOpen
                ? {
                    id: 'save',
                    label: labels.save,
                    type: 'submit',
                    name: 'choice',
                    value: 'chosen',
                  }
                : {
                    id: 'choose',
                    label: labels.choose,
                    onPress: () => setOpen(true),
                    'aria-expanded': false,
                  },
            ]}
          />
        </div>
      </form>
    </section>
  );
};
