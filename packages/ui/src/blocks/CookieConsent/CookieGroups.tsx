import { CheckboxGroup } from '../../components/CheckboxGroup/index.ts';
import { fixedGroup, fixedState, fixedWords, groupsStyle, note } from './CookieConsent.css.ts';
import type { CookieConsentLabels, CookieGroup } from './CookieConsent.types.ts';

type CookieGroupsProps = {
  id: string;
  groups: readonly CookieGroup[];
  defaultChosen: readonly string[] | undefined;
  labels: CookieConsentLabels;
};

/** Every group with what it is for: those that cannot be chosen say so instead of showing a dead control. */
export const CookieGroups = ({ id, groups, defaultChosen, labels }: CookieGroupsProps) => {
  const free = groups.filter((group) => group.fixed === undefined);
  return (
    <div className={groupsStyle}>
      {groups.map(
        (group) =>
          group.fixed !== undefined && (
            <div key={group.id} className={fixedGroup}>
              <div className={fixedWords}>
                <p>{group.label}</p>
                <p className={note}>{group.description}</p>
              </div>
              <p className={fixedState}>
                {group.fixed === 'on' ? labels.fixedOn : labels.fixedOff}
              </p>
            </div>
          ),
      )}
      <CheckboxGroup
        id={id}
        name="groups"
        label={labels.groups}
        isLabelHidden
        appearance="tile"
        isVertical
        options={free.map(({ id: value, label, description }) => ({ value, label, description }))}
        defaultValue={defaultChosen}
      />
    </div>
  );
};
