export { loadClassPage, loadSubmissions, updateClass } from './class-calls.ts';
export { CopyableKey } from './copyable-key.tsx';
export { lookupColumns } from './lookup-columns.tsx';
export { prefetchClass } from './prefetch-class.ts';
export { formatSortName } from './register-name.ts';
export { ScopeNote } from './scope-note.tsx';
export { useArchive } from './use-archive.ts';
export {
  refreshClass,
  useAssistedClass,
  useClass,
  useClassChange,
  useRefreshClass,
  useSubmissions,
} from './use-class.ts';
export { useMarkingText } from './use-marking-text.ts';
