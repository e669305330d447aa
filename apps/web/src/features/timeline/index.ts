export { DocumentViewChoice } from './document-view-choice.tsx';
export { ShownBranch } from './shown-branch.tsx';
export { isTextItself, type ShownFile, toShownDraft } from './shown-file.ts';
export { ShownText } from './shown-text.tsx';
export {
  buildAssignmentSource,
  buildOverseenSource,
  buildReaderSource,
} from './sources.ts';
export { TimelinePanel } from './timeline-panel.tsx';
export { type ChosenDocumentView, useDocumentView } from './use-document-view.ts';
export { useShownFile } from './use-shown-file.ts';
