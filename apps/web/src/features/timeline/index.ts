export { DocumentViewChoice } from './document-view-choice.tsx';
export { isMainText, type OpenFile, toOpenDraft } from './open-file.ts';
export { OpenFileBar } from './open-file-bar.tsx';
export { OpenFileView } from './open-file-view.tsx';
export {
  buildAssignmentSource,
  buildOverseenSource,
  buildReaderSource,
} from './sources.ts';
export { TimelinePanel } from './timeline-panel.tsx';
export { type ChosenDocumentView, useDocumentView } from './use-document-view.ts';
export { useOpenFile } from './use-open-file.ts';
