/**
 * Which modules go into one file, for the build of the browser. A group takes along what its modules import, unless a group of
 * higher priority has it: what pages outside of a group use too stands in one of its own.
 */

/** What every page loads, in one file: it compresses better than many, and stays the same over releases of the site. */
const vendor = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

/** The same for our own code that every page leans on: data, texts, session, and the frame around the pages. */
const shared = new RegExp(
  [
    'apps/site/src/(i18n/(?!load-catalogue)|document/)',
    'apps/site/src/data/(ApiProvider|api|browser-api|browser-loader|forget-member|hooks|keys|page-data|page-queries|queries|query-client|use-is-served)\\.',
    'apps/site/src/screens/(ErrorScreen|parts/(served-us-footer|SiteEntryWarning|SiteSkipLink|PageNotices|LikeOverlay))',
    'apps/site/src/wiring/(DocumentTitle|LinkNavigation|LiveSession|NavigationProgress|Page|app-badge|chunk-reload|first-touch|home-meta|link-target|load-when-online|notices|page-handle|served-part|sign-up-dialog|use-async-module|use-card-facts|use-formats|use-now)\\.',
    'apps/site/src/wiring/session/(SessionGate|SessionRouting|SessionTabs|page-session|session|session-channel|session-news|site-member|use-session)\\.',
    // The doors of what loads on intent.
    'apps/site/src/wiring/(chat/removal-port|discount/discount-ports|like-overlay/like-port|live/(live-store|machine-port|member-parts|page-port)|push/push-port|time-bonus-modal/modal-port)\\.',
    'apps/site/src/view-models/(attention|error-page|member-card|members-area|photo|problem-text|safe-next|tracking|visitor-search)\\.',
    'packages/machines/src/(chunkReload|session/session\\.(rules|constants))',
    'packages/ui/src/(styles|theme)/',
    'packages/ui/src/primitives/((Container|Heading|Inline|Stack|Text|VisuallyHidden)/|Icon/(?!icons|conversationIcons|formIcons))',
    'packages/ui/src/components/(Avatar|Banner|Button|CountBadge|EmptyState|HiddenFields|IconButton|KindBadge|Link|RouteProgress|SkipLink)/',
    // Parts of the page that the server renders and not every browser fetches (wiring/served-part.ts): their styles are there at once.
    'packages/ui/src/(blocks/(ActivationReminder|TimeBonusBanner|UsFooter)|components/(ResendMail|Countdown))/\\w+\\.css\\.ts',
    'packages/ui/src/(blocks/(Disclaimer|ErrorPage)|components/FieldError|primitives/FieldFrame)/',
  ].join('|'),
);

/** Navigation and footer: around most pages, and not around a conversation. */
const frame = new RegExp(
  [
    'apps/site/src/data/search-filter',
    'apps/site/src/screens/parts/(Site(Footer|LanguageMenu|TopNav)|SignUpDialogHost)',
    'apps/site/src/view-models/(disclaimer|footer|languages|top-nav)\\.',
    'apps/site/src/wiring/(refused-form|use-back-button|use-language-choice|use-resend-activation)\\.',
    'packages/ui/src/blocks/(AccountMenu|Footer|LanguageMenu|TopNav)/',
    'packages/ui/src/components/(Flyout|WordMark)/',
  ].join('|'),
);

/** What stands above the pages within that frame; sign-up has none of it. */
const area = new RegExp(
  [
    'apps/site/src/screens/(layouts/DefaultLayout|parts/(ActivationBanner|Page(Alerts|Banners|TimeBonus)|PushAlertHost|SessionNotice))\\.',
    'apps/site/src/(view-models/time-bonus|wiring/(display-mode|use-from-next-page|use-mark-like-seen))\\.',
  ].join('|'),
);

/** What log-in and sign-up have in common. */
const accountForms = new RegExp(
  'packages/ui/src/(components/(Form|TextArea|TextField)|blocks/SignUpForm/(AccountForm|StepHeader)|primitives/(Icon/formIcons|use(Entered|Value)))',
);

/** Small parts of what runs beside a member's pages, which single pages use too: one by one they would compress badly. */
const beside = new RegExp(
  [
    'apps/site/src/wiring/(tab-channel|live/(outbox-storage|typing-store)|payment/order-news|like-overlay/likes-channel|chat/chats-channel|push/(push-messages|saved-endpoint))',
    'packages/machines/src/private/unprovided',
  ].join('|'),
);

/** Members as cards: searched, liked, met in the swipe game. */
const people = new RegExp(
  [
    'apps/site/src/(data/pages/members\\.|screens/parts/MemberCards|wiring/(use-like|use-card-facts)|view-models/(profile-options|similar-members))',
    'packages/ui/src/(blocks/(MemberCard|MemberGrid)|components/(ProfilePhoto|ToggleButton))/',
  ].join('|'),
);

export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 2 },
  { name: 'xstate', test: /[\\/]node_modules[\\/]xstate[\\/]/, priority: 2 },
  { name: 'site', test: shared, priority: 1 },
  { name: 'frame', test: frame, priority: 0.5 },
  { name: 'area', test: area, priority: 0.5 },
  { name: 'account-forms', test: accountForms, priority: 0.5 },
  { name: 'beside', test: beside, priority: 0.5 },
  { name: 'people', test: people, priority: 0.5 },
];
