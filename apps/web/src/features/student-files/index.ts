export { AdditionalFileDialog } from './additional-file-dialog.tsx';
export { AdditionalFiles } from './additional-files.tsx';
export { NoEditor } from './no-editor.tsx';
export { useOpenedFile } from './use-opened-file.ts';
