export { DocumentViewChoice } from './document-view-choice.tsx';
export { isMainText, type OpenFile, toOpenDraft } from './open-file.ts';
export { ShownBranch } from './shown-branch.tsx';
export { ShownText } from './shown-text.tsx';
export {
  buildAssignmentSource,
  buildOverseenSource,
  buildReaderSource,
} from './sources.ts';
export { TimelinePanel } from './timeline-panel.tsx';
export { type ChosenDocumentView, useDocumentView } from './use-document-view.ts';
export { useOpenFile } from './use-open-file.ts';
