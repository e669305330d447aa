import Typography from '@mui/material/Typography';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NoteForm } from './note-form.tsx';
import { notesQuery } from './process-record-calls.ts';
import type { NoteKind } from './use-notes.ts';

interface Props {
  submissionId: SubmissionId;
  kind: NoteKind;
  /** Start of the period, in milliseconds since the Unix epoch. */
  time: number;
  onClose: () => void;
}

/** Pins a note or comment to the current moment. */
export function NoteDialog({ submissionId, kind, time, onClose }: Props) {
  const { t } = useTranslation('process-record');
  const query = useQuery(notesQuery(submissionId));
  const iso = new Date(time).toISOString();
  return (
    <FullScreenDialog open title={t(`${kind}s.add`)} onClose={onClose} width="form">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(`${kind}s.about`)}
      </Typography>
      <QueryView query={query}>
        {({ timezone }) => (
          <NoteForm
            submissionId={submissionId}
            kind={kind}
            draft={{ id: null, from: iso, to: iso, text: '', source: null }}
            zone={timezone}
            onClose={onClose}
          />
        )}
      </QueryView>
    </FullScreenDialog>
  );
}
