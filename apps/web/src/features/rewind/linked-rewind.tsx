import type { SubmissionId } from '@redraft/contracts';
import type { NotePin } from '../../domain/revisions/index.ts';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const RewindDialog = lazyDialog(async () => (await import('./rewind-dialog.tsx')).RewindDialog);

interface Props {
  submissionId: SubmissionId;
  /** Whose text, of which assignment. */
  subtitle: string;
  /** Pins a note or a comment to a moment of the text, for who may. */
  pin?: NotePin | undefined;
}

/** The rewind over the page of a text, as long as the address of the page names a moment. */
function Linked(props: Props) {
  const [position, goTo] = useRewindPosition();
  if (position === null) return null;
  return (
    <RewindDialog key={JSON.stringify(position)} {...props} position={position} onClose={() => goTo(null)} />
  );
}

export const LinkedRewind = Object.assign(Linked, { prefetch: RewindDialog.prefetch });
