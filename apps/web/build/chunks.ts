import path from 'node:path';

/** The part of the bundler's context that is used. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const source = path.resolve(import.meta.dirname, '../src');

/**
 * The script chunks that pages share, in layers: each contains what its modules import, unless a lower layer
 * contains it already. Code of only one page or dialog stays in its chunk. By default, the bundler makes a
 * chunk of whatever two of them share, which split a page into eighty files.
 */
const layers: readonly { name: string; modules: readonly string[] }[] = [
  { name: 'entrance', modules: ['root.ts', 'shell/entrance/open-entrance.tsx'] },
  { name: 'inputs', modules: ['features/sign-in/authorize-page.tsx'] },
  {
    name: 'overlays',
    modules: ['shell/language-menu.tsx', 'shell/narrow-drawer.tsx', 'shell/support/support-center.tsx'],
  },
  { name: 'program', modules: ['shell/app.tsx', 'features/sign-in/redirect-page.tsx'] },
  {
    name: 'kit',
    modules: [
      'features/notifications/notifications-card-slot.tsx',
      'lib/class-time.ts',
      'lib/delay.ts',
      'lib/files.ts',
      'lib/format-span.ts',
      'lib/strip-diacritics.ts',
      'lib/typed-number.ts',
      'ui/content-type-icon.tsx',
      'ui/data-table/table-toolbar.tsx',
      'ui/dialogs/confirm-dialog.tsx',
      'ui/dialogs/full-screen-dialog.tsx',
      'ui/dialogs/lazy-dialog.tsx',
      'ui/dialogs/query-dialog.tsx',
      'ui/dialogs/undo-bar.tsx',
      'ui/duration-text.tsx',
      'ui/empty-state.tsx',
      'ui/file-drop.tsx',
      'ui/focus-on-mount.ts',
      'ui/form/push-end-date.ts',
      'ui/form/search-line.tsx',
      'ui/help-tip.tsx',
      'ui/icon-menu.tsx',
      'ui/info-list.tsx',
      'ui/lazy-code.ts',
      'ui/lazy-part.tsx',
      'ui/left-to-right.tsx',
      'ui/move-buttons.tsx',
      'ui/page-frame.tsx',
      'ui/preserve-focus.ts',
      'ui/query-view.tsx',
      'ui/rich-text/rich-text-view.tsx',
      'ui/score-text.tsx',
      'ui/status-chip.tsx',
      'ui/step-button.tsx',
      'ui/time/date-time-text.tsx',
      'ui/use-disabled-focus.ts',
      'ui/use-has-rendered.ts',
      'ui/use-restored-focus.ts',
    ],
  },
  {
    name: 'tables',
    modules: [
      'features/class-list/archive-toggle.tsx',
      'ui/data-table/columns.tsx',
      'ui/data-table/data-table.tsx',
      'ui/data-table/load-more.tsx',
      'ui/page-tabs.tsx',
      'ui/use-url-tab.ts',
    ],
  },
  {
    name: 'forms',
    modules: [
      'ui/dialogs/form-dialog.tsx',
      'ui/form/checkbox-field.tsx',
      'ui/form/date-field.tsx',
      'ui/form/form.tsx',
      'ui/form/number-field.tsx',
      'ui/form/text-field.tsx',
      'ui/form/use-zod-form.ts',
    ],
  },
  { name: 'choices', modules: ['ui/form/select-field.tsx', 'ui/form/toggle-field.tsx'] },
  { name: 'zones', modules: ['lib/zoned-input.ts'] },
  { name: 'pickers', modules: ['ui/form/day-picker.tsx'] },
];

/**
 * Small modules that some pages share, but no layer has: they come in one file of their group instead of a file each, which a phone would wait for
 * one after another.
 */
const sharedModules: Record<string, readonly string[]> = {
  calls: ['packages/contracts/src/calls/'],
  reading: ['ui/reading/', '@mui/icons-material/TextFieldsOutlined'],
  notifications: [
    'features/notifications/',
    'lib/cross-tab-event',
    'lib/access-changes',
    'lib/refused-save-event',
    '@mui/icons-material/NotificationsNoneOutlined',
    '@mui/material/Badge/',
  ],
  text: [
    'domain/revisions/',
    'domain/rubrics/',
    'domain/submissions/',
    'features/analytics/analytics-calls',
    'features/analytics/index',
    'features/attachments/index',
    'features/feedback/comment-card',
    'features/feedback/feedback-calls',
    'features/feedback/margin-comments',
    'features/feedback/uptake-text',
    'features/feedback/use-',
    'features/importing/index',
    'features/peer-review/index',
    'features/peer-review/peer-review-calls',
    'features/peer-review/received/received-reviews',
    'features/process-record/process-record-calls',
    'features/process-record/use-',
    'features/rewind/files/file-history-button',
    'features/rewind/linked-rewind',
    'features/student-files/',
    'features/text-growth/linked-passage',
    'features/workspace/',
    'lib/autosaved-value',
    'lib/merge-texts',
    'lib/offline/',
    'lib/use-autosaved-value',
    'packages/wopi/',
    'ui/dialogs/document-dialog',
    'ui/editor-frame/',
    'ui/text-with-side-panels',
  ],
  marking: [
    'features/feedback/',
    'features/process-record/',
    'features/reader/',
    'features/review-criteria/',
    'features/timeline/',
  ],
  'controls-libraries': [
    '@mui/material/Accordion',
    '@mui/material/Collapse/',
    '@mui/material/FormGroup/',
    '@mui/material/Radio',
    '@mui/material/Switch/',
    '@mui/material/internal/svg-icons/Radio',
  ],
};

export const sharedGroups = Object.entries(sharedModules).map(([name, paths]) => ({
  name,
  minShareCount: 2,
  test: (id: string) => paths.some((part) => id.includes(`/${part}`)),
}));

/** Names the file of a module; null for the bundler's own choice. */
export function nameChunks(): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    names ??= nameModules(graph);
    return names.get(id) ?? (isSharedIcon(id, graph) ? 'kit-libraries' : null);
  };
}

/** A chunk per icon would have more overhead than content. */
function isSharedIcon(id: string, graph: ModuleGraph): boolean {
  return id.includes('@mui/icons-material/') && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1;
}

function nameModules(graph: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>();
  const visit = (id: string, name: string): void => {
    if (names.has(id)) return;
    names.set(id, id.includes('node_modules') ? `${name}-libraries` : name);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, name);
  };
  for (const { name, modules } of layers)
    for (const module of modules) visit(path.join(source, module), name);
  return names;
}
