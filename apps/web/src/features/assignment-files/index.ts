export { NewFilesSection } from './new-files-section.tsx';
export { StoredFilesSection } from './stored-files-section.tsx';
export type { UnsavedItem } from './unsaved-items.ts';
export { changeMainType, newItems, toNewItems } from './unsaved-items.ts';
