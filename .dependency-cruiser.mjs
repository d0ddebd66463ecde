/**
 * The import directions of the repository. Each rule is proven by scripts/imports.test.mjs, which plants a violation of it.
 *
 *   openapi --generates--> api-client ------------------+
 *   machines (plain TypeScript; no React outside react/) +--> apps/site
 *   theme -> primitives -> components -> blocks ---------+      locales -> apps/site, apps/api, .storybook
 *   openapi -> host -> apps      apps/api -> openapi      ui and machines never import each other      apps never import each other's source
 */

const REACT =
  '(^|/)node_modules/(react|react-dom|react-router|react-aria-components|@xstate/react)/';
/** What the build of the site starts from. */
const SITE_ENTRIES =
  '^apps/site/src/(routes[.]|root[.]|entry[.]|.+[.]route[.]tsx$|app/layouts/[^/]+Layout[.]tsx$|app/server/|worker/(worker|farewell)[.]|.+[.]worker[.]ts$)';
const TESTS = '[.](test|stories)[.]tsx?$';

/**
 * Components and blocks that no page of the site shows, each with the row of the feature list it was made for: an app of others may need
 * them where the site has no such state (no cookies to consent to, its own way to ask). D01: parts that any app needs. The test of these rules fails where a page has come to use one.
 */
export const WAITING = {
  'blocks/PermissionPrompt': 'N04',
  'blocks/InstallHint': 'N05',
  'blocks/CookieConsent': 'B15',
  'components/FaqList': 'V18',
  'components/CreditMeter': 'E04',
  'components/PremiumBadge': 'E08',
  'components/ComboBox': 'D01',
  'components/NumberField': 'D01',
  'components/Popover': 'D01',
  'components/Tooltip': 'D01',
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that need each other, be it for a type, are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be resolved fails when it is run.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[.]/[+]types|.*/[+]types/)' },
    },
    {
      name: 'ui-is-a-leaf',
      comment: 'The design system knows no machine, client, catalogue, contract or app.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(?!ui/)|apps/|locales/|openapi/|e2e/)' },
    },
    {
      name: 'machines-no-ui-no-app',
      comment: 'Machines take their actors by provide(); they import nothing of ours.',
      severity: 'error',
      from: { path: '^packages/machines/' },
      to: { path: '^(packages/(?!machines/)|apps/|locales/|openapi/|e2e/)' },
    },
    {
      name: 'machines-no-dom-framework',
      comment: 'Plain TypeScript; React stands in react/ only, even as a type.',
      severity: 'error',
      from: { path: '^packages/machines/src/', pathNot: '^packages/machines/src/react/' },
      to: { path: REACT },
    },
    {
      name: 'api-client-is-a-leaf',
      comment: 'The client is generated from the contract and knows nothing else of ours.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: '^(packages/(?!api-client/)|apps/|locales/|e2e/)' },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'The contract and the catalogues stand below everything.',
      severity: 'error',
      from: { path: '^(openapi|locales)/', pathNot: TESTS },
      to: { path: '^(packages|apps|e2e)/' },
    },
    {
      name: 'apps-do-not-import-apps',
      comment: "Apps meet over the contract, never in each other's source.",
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'api-knows-only-the-contract',
      comment:
        'The server stands beside the site: the host that both have, no package of the front. Its tests may use the real client.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: [TESTS, '^apps/api/src/testing/'] },
      to: { path: '^packages/(?!host/)' },
    },
    {
      name: 'host-is-a-leaf',
      comment: 'The host of both apps knows the contract and nothing else of ours.',
      severity: 'error',
      from: { path: '^packages/host/' },
      to: { path: '^(packages/(?!host/)|apps/|locales/|e2e/)' },
    },
    {
      name: 'pages-know-no-host',
      comment: 'What is built for the browser never imports what serves it.',
      severity: 'error',
      from: { path: '^(apps/site/src|packages/(ui|machines|api-client))/' },
      to: { path: '^packages/host/' },
    },
    {
      name: 'packages-do-not-import-apps',
      comment: 'Libraries are used by apps, not the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e)/' },
    },
    {
      name: 'theme-imports-nothing-above',
      comment: 'theme, brands and styles stand below primitives, components and blocks.',
      severity: 'error',
      from: { path: '^packages/ui/src/(theme|brands|styles)/', pathNot: TESTS },
      to: { path: '^packages/ui/src/(primitives|components|blocks)/' },
    },
    {
      name: 'primitives-below-components',
      comment: 'theme -> primitives -> components -> blocks.',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/', pathNot: TESTS },
      to: { path: '^packages/ui/src/(components|blocks)/' },
    },
    {
      name: 'components-not-blocks',
      comment: 'theme -> primitives -> components -> blocks.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/', pathNot: TESTS },
      to: { path: '^packages/ui/src/blocks/' },
    },
    {
      name: 'routes-compose-screens',
      comment: 'A route holds loaders, handle and a screen, or the blocks of one: no CSS.',
      severity: 'error',
      from: { path: '[.]route[.]tsx$' },
      to: { path: '[.]css([.]ts)?$' },
    },
    {
      name: 'site-app-below-its-features',
      comment:
        'app -> background -> features -> app/layouts: nothing is imported upwards. The page of a browser begins with its session.',
      severity: 'error',
      from: {
        path: '^apps/site/src/app/(?!layouts/)',
        pathNot: `${TESTS}|^apps/site/src/app/document/browser-page[.]ts$`,
      },
      to: { path: '^apps/site/src/(background|features|app/layouts)/' },
    },
    {
      name: 'site-background-below-features',
      comment: 'app -> background -> features -> app/layouts: nothing is imported upwards.',
      severity: 'error',
      from: { path: '^apps/site/src/background/', pathNot: TESTS },
      to: { path: '^apps/site/src/(features|app/layouts)/' },
    },
    {
      name: 'site-features-below-layouts',
      comment: 'app -> background -> features -> app/layouts: nothing is imported upwards.',
      severity: 'error',
      from: { path: '^apps/site/src/features/', pathNot: TESTS },
      to: { path: '^apps/site/src/app/layouts/' },
    },
    {
      name: 'nobody-imports-stories',
      comment: 'Stories and tests are ends, not sources.',
      severity: 'error',
      from: { pathNot: `${TESTS}|^[.]storybook/|[.]mdx$` },
      to: { path: TESTS },
    },
    {
      name: 'site-holds-what-members-get',
      comment: 'What only stories and tests draw proves nothing: a page uses it, or it goes.',
      severity: 'error',
      from: { path: SITE_ENTRIES, pathNot: TESTS },
      to: {
        path: '^apps/site/src/',
        pathNot: `${TESTS}|${SITE_ENTRIES}|[.]d[.]ts$|[.]mdx$|^apps/site/src/(stories|states)/`,
        reachable: false,
      },
    },
    {
      name: 'ui-holds-what-members-see',
      comment:
        'A component that no page shows is proven for nobody: a page uses it, it waits for its feature, or it goes.',
      severity: 'error',
      from: { path: SITE_ENTRIES, pathNot: TESTS },
      to: {
        path: '^packages/ui/src/(components|blocks)/.*/index[.]ts$',
        pathNot: `^packages/ui/src/(${Object.keys(WAITING).join('|')})/`,
        reachable: false,
      },
    },
    {
      name: 'no-dev-dependency-in-product',
      comment: 'What runs in production is a dependency; the mutation tester never does.',
      severity: 'error',
      from: {
        path: '^(packages/(?!mutation/)[^/]+|apps/[^/]+)/src/',
        pathNot: `${TESTS}|/testing/|/testing[.]ts$|[.]css[.]ts$`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|[.]react-router|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: false,
    progress: { type: 'none' },
  },
};
