/** Arrows point one way (docs/architecture.md). */
const packages =
  '^packages/(analytics|calendar|contracts|demo-world|documents|offline|revision-log|sentences|wopi)/';

/**
 * The rooms of each kind of document, from the ground up: a room imports only what stands below it, and none on its own floor. The files
 * beside the rooms stand above them all.
 */
const floors = {
  docx: [
    ['patch', 'selection'],
    ['document'],
    ['commands', 'tracking', 'worker'],
    ['editing'],
    ['toolkit', 'view'],
    ['find', 'outline', 'page-setup', 'paste', 'pictures', 'review', 'spelling', 'tables'],
    ['contents', 'dictation', 'indents', 'reading', 'writing-aids'],
    ['notes'],
    ['header-footer'],
    ['style-guides'],
    ['panels', 'tools'],
    ['plain'],
    ['page'],
    ['catalogues'],
  ],
  // A workbook is calculated, and formulas read the workbook: the two are one room in two folders.
  xlsx: [
    ['(workbook|formula)'],
    ['format', 'conditional', 'validation'],
    ['editing', 'worker'],
    ['formula-help'],
    ['grid', 'sort'],
    ['charts', 'filter', 'import', 'names', 'print', 'rules'],
    ['page'],
    ['catalogues'],
  ],
  pptx: [['format'], ['worker'], ['page']],
  odg: [['format'], ['worker'], ['page']],
};
const kinds = Object.keys(floors).join('|');

function floorRules([kind, rooms]) {
  const folder = `^apps/editor/src/${kind}/`;
  const pathNot = '\\.test\\.tsx?$|/testing/';
  const places = [...rooms.map((floor) => `(${floor.join('|')})/`), '[^/]+$'];
  const rules = places.flatMap((place, index) => {
    const from = { path: folder + place, pathNot };
    const above = places.slice(index + 1).map((higher, by) => ({
      name: `${kind}-floor-${index + 1}-stands-below-floor-${index + 2 + by}`,
      severity: 'error',
      from,
      to: { path: folder + higher },
    }));
    const beside = {
      name: `${kind}-floor-${index + 1}-has-rooms-apart`,
      severity: 'error',
      from,
      to: { path: folder + place, pathNot: `${folder}$1/` },
    };
    return (rooms[index]?.length ?? 0) > 1 ? [...above, beside] : above;
  });
  const known = rooms.flat().join('|');
  const homeless = {
    name: `${kind}-rooms-stand-on-a-floor`,
    severity: 'error',
    from: { path: `${folder}(?!(${known})/)[^/]+/`, pathNot },
    to: {},
  };
  return [...rules, homeless];
}

/**
 * The rooms of folders of the server's domain, from the ground up. A room is used through its index alone, by the rooms above it and by the
 * folder's own index; what several of them stand on may stand beside them.
 */
const domainFloors = {
  revisions: [['plan', 'quota'], ['read'], ['append'], ['seal']],
  submissions: [['texts'], ['steps'], ['grading', 'hand-in'], ['sweep'], ['exceptions']],
};

function domainRules([domain, rooms]) {
  const folder = `^apps/server/src/domain/${domain}/`;
  const pathNot = '\\.test\\.ts$';
  const upward = rooms.flatMap((floor, index) =>
    floor.map((room) => ({
      name: `${domain}-${room}-stands-on-what-is-below`,
      severity: 'error',
      from: { path: `${folder}${room}/`, pathNot },
      to: {
        path: [`${folder}(${rooms.slice(index).flat().join('|')})/`, `${folder}index\\.ts$`],
        pathNot: `${folder}${room}/`,
      },
    })),
  );
  return [
    ...upward,
    {
      name: `${domain}-rooms-are-used-through-their-index`,
      severity: 'error',
      from: { path: `${folder}([^/]+)`, pathNot: `${pathNot}|/worker-exports\\.ts$` },
      to: { path: `${folder}[^/]+/`, pathNot: `${folder}($1/|[^/]+/index\\.ts$)` },
    },
    {
      name: `${domain}-rooms-stand-on-a-floor`,
      severity: 'error',
      from: { path: `${folder}(?!(${rooms.flat().join('|')})/)[^/]+/`, pathNot },
      to: {},
    },
  ];
}

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
      to: { path: '^apps/', pathNot: '^apps/($1|learning-platform)/' },
    },
    {
      name: 'the-learning-platform-stands-alone',
      comment: 'It shows what the standards say, so it takes nothing from the tool that is held to them.',
      severity: 'error',
      from: { path: '^apps/learning-platform/' },
      to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: '^apps/learning-platform/' },
    },
    {
      name: 'the-learning-platform-is-for-tests-and-the-demo',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: '^apps/learning-platform/|^apps/server/src/(demo|testing)/|\\.test\\.ts$',
      },
      to: { path: '^apps/learning-platform/' },
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
        pathNot: '^apps/server/src/($1/|domain/[^/]+/(index|worker-exports)\\.ts$)',
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
      from: { path: '^apps/editor/src/(frame|ui|xml)/' },
      to: { path: `^apps/editor/src/(${kinds}|canvas)/` },
    },
    {
      name: 'the-canvas-knows-no-kind-of-document',
      severity: 'error',
      from: { path: '^apps/editor/src/canvas/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^apps/editor/src/(${kinds})/` },
    },
    {
      name: 'kinds-of-document-stay-apart',
      severity: 'error',
      from: { path: `^apps/editor/src/(${kinds})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^apps/editor/src/(${kinds})/`, pathNot: '^apps/editor/src/$1/' },
    },
    ...Object.entries(floors).flatMap(floorRules),
    ...Object.entries(domainFloors).flatMap(domainRules),
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
