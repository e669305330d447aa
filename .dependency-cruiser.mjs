/** Arrows point one way (docs/architecture.md). */
const packages = '^packages/(analytics|calendar|contracts|demo-world|documents|revision-log|sentences|wopi)/';

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'packages-are-pure',
      comment: 'No Node, no DOM, no database in a package: what it needs is handed in.',
      severity: 'error',
      from: { path: packages, pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-know-no-program',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'contracts-know-only-calendar-and-sentences',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^packages/(?!contracts/|calendar/|sentences/)' },
    },
    {
      name: 'programs-stay-apart',
      comment:
        'The web takes types from the generated client, never code of the server; the editor knows only WOPI.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'domain-stands-below-features',
      severity: 'error',
      from: { path: '^apps/server/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'domain-through-its-index',
      severity: 'error',
      from: { path: '^apps/server/src/(domain/[^/]+|features)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/domain/',
        pathNot: '^apps/server/src/($1/|domain/[^/]+/(index|for-threads)\\.ts$)',
      },
    },
    {
      name: 'no-feature-uses-another',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
    },
    {
      name: 'web-domain-stands-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(features|shell)/' },
    },
    {
      name: 'web-domain-through-its-index',
      severity: 'error',
      from: { path: '^apps/web/src/(domain/[^/]+|features|shell)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/domain/', pathNot: '^apps/web/src/($1/|domain/[^/]+/index\\.ts$)' },
    },
    {
      name: 'web-features-through-their-index',
      comment:
        'A page is composed of what other features show of themselves; in a circle none of them stand.',
      severity: 'error',
      from: { path: '^apps/web/src/(features/[^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/($1/|features/[^/]+/index\\.ts$)' },
    },
    {
      name: 'web-shell-knows-faces-and-routes',
      severity: 'error',
      from: { path: '^apps/web/src/shell/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/(index|routes)\\.ts$' },
    },
    {
      name: 'the-frame-knows-no-kind-of-document',
      severity: 'error',
      from: { path: '^apps/editor/src/(frame|ui)/' },
      to: { path: '^apps/editor/src/docx/' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|access)/' },
      to: { path: '^apps/server/src/(domain|features|demo|commands)/' },
    },
    {
      name: 'ui-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(domain|features|shell)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '-rules\\.ts$' },
      to: { path: '/(queries|service|api|jobs)\\.ts$|platform/(db|clock)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/|\\.generated\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
