import { ScoreCards, TimeMetricsCard } from '../analytics/index.ts';
import { CertificateCard, EvidenceCard, NotesCard } from '../process-record/index.ts';
import { ReaderButtons } from './reader-buttons.tsx';
import type { PanelProps } from './reader-slots.ts';

/** The writing process of the text. */
export function ProcessPart(panel: PanelProps) {
  const { submission } = panel;
  const { submissionId } = submission;
  return (
    <>
      <ReaderButtons {...panel} />
      <ScoreCards submissionId={submissionId} />
      <TimeMetricsCard submission={submission} />
      <EvidenceCard submissionId={submissionId} />
      <NotesCard submissionId={submissionId} />
      <CertificateCard submissionId={submissionId} />
    </>
  );
}
