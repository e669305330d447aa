import { FeedbackPart } from './feedback-part.tsx';
import { GradePart } from './grade-part.tsx';
import { MorePart } from './more-part.tsx';
import type { PanelSection } from './panel-sections.tsx';
import { ProcessPart } from './process-part.tsx';
import type { PanelProps } from './reader-slots.ts';

/** Sections of the reader's panel: used for every text first, rare ones last. */
export function readerSections(panel: PanelProps): PanelSection[] {
  return [
    { name: 'grade', content: <GradePart {...panel} /> },
    { name: 'feedback', content: <FeedbackPart {...panel} /> },
    { name: 'process', content: <ProcessPart {...panel} /> },
    { name: 'more', content: <MorePart {...panel} /> },
  ];
}
