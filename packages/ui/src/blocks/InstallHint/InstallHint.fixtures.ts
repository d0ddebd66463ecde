import type { InstallHintLabels } from './InstallHint.types.ts';

/** Words for stories and tests. */
export const installHintLabels: InstallHintLabels = {
  title: 'Velours on your home screen',
  text: 'Opens like an app, without the bar of the browser. It takes almost no room.',
  install: 'Install',
  installing: 'Your browser is asking you',
  steps: {
    share: 'Press "Share" in the bar of Safari.',
    add: 'Choose "Add to Home Screen".',
    confirm: 'Press "Add".',
  },
  dismiss: 'Hide this hint',
};

export const stressInstallHintLabels: InstallHintLabels = {
  title: 'Anwendungsverknüpfung auf dem Startbildschirm hinzufügen',
  text: 'Avautuu sovelluksen tavoin ilman selainpalkkia eikä vie juurikaan tallennustilaa.',
  install: 'Anwendung kostenlos installieren',
  installing: 'Ihr Browser fragt Sie',
  steps: {
    share: 'Betätigen Sie in der Symbolleiste des Browsers die Schaltfläche "Weitergeben".',
    add: 'Valitse avautuvasta valikosta "Lisää Koti-valikkoon".',
    confirm: 'Bestätigen Sie die Startbildschirmverknüpfungserstellung.',
  },
  dismiss: 'Hinweis ausblenden',
};
