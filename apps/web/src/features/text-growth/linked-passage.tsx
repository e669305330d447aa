import type { SubmissionId } from '@redraft/contracts';
import { usePassage } from '../../domain/revisions/index.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const PassageDialog = lazyDialog(async () => (await import('./passage-dialog.tsx')).PassageDialog);

/** The history of a passage in a dialog, open while the URL contains a passage. */
function Linked({ submissionId }: { submissionId: SubmissionId }) {
  const [passage, choose] = usePassage();
  if (passage === null) return null;
  return (
    <PassageDialog
      key={JSON.stringify(passage)}
      submissionId={submissionId}
      passage={passage}
      onClose={() => choose(null)}
    />
  );
}

export const LinkedPassage = Object.assign(Linked, { prefetch: PassageDialog.prefetch });
