import type { SubmissionId } from '@redraft/contracts';
import type { NotePin } from '../../domain/revisions/index.ts';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const RewindDialog = lazyDialog(async () => (await import('./rewind-dialog.tsx')).RewindDialog);

interface Props {
  submissionId: SubmissionId;
  /** Student and assignment. */
  subtitle: string;
  /** Pins a note or comment to a moment; undefined without permission. */
  pin?: NotePin | undefined;
}

/** The rewind above a text's page, open while the URL contains a moment. */
function Linked(props: Props) {
  const [position, goTo] = useRewindPosition();
  if (position === null) return null;
  return (
    <RewindDialog key={JSON.stringify(position)} {...props} position={position} onClose={() => goTo(null)} />
  );
}

export const LinkedRewind = Object.assign(Linked, { prefetch: RewindDialog.prefetch });
