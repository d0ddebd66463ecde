import type { ReactNode } from 'react';
import { Switch } from '@velours/ui/components/Switch';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { chooseSearchView, useSearchView } from '../search/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** How the results of a search go on; kept in this browser. */
export function SearchSection(): ReactNode {
  const t = useTranslate();
  return (
    <SettingsSection section="search" title={t(($) => $.settings.search.title)}>
      <Switch
        label={t(($) => $.settings.search.endless)}
        description={t(($) => $.settings.search.what)}
        isSelected={useSearchView() === 'endless'}
        onChange={(isOn) => chooseSearchView(isOn ? 'endless' : 'pages')}
      />
    </SettingsSection>
  );
}
