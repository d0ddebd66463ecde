export { SettingsPanes } from './SettingsPanes.tsx';
export type { SettingsGroup, SettingsPanesProps, SettingsRow } from './SettingsPanes.types.ts';
