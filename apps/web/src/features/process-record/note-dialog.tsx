import Typography from '@mui/material/Typography';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NoteForm } from './note-form.tsx';
import { notesQuery } from './process-record-calls.ts';

interface Props {
  submissionId: SubmissionId;
  /** Where the stretch begins, in milliseconds since 1970. */
  at: number;
  onClose: () => void;
}

/** Pins a note to the moment that is looked at. */
export function NoteDialog({ submissionId, at, onClose }: Props) {
  const { t } = useTranslation('process-record');
  const query = useQuery(notesQuery(submissionId));
  const iso = new Date(at).toISOString();
  return (
    <FullScreenDialog open title={t('notes.add')} onClose={onClose} width="form">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('notes.about')}
      </Typography>
      <QueryView query={query}>
        {({ timezone }) => (
          <NoteForm
            submissionId={submissionId}
            draft={{ id: null, from: iso, to: iso, text: '', source: null }}
            zone={timezone}
            onClose={onClose}
          />
        )}
      </QueryView>
    </FullScreenDialog>
  );
}
