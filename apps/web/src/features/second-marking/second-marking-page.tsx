import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AssignmentId, SecondMarking } from '@redraft/contracts';
import { assignmentIdSchema } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { countDone, listEqualMarks } from './agreement.ts';
import { MarkedTexts } from './marked-texts.tsx';
import { endSecondMarking, settleMarks } from './second-marking-calls.ts';
import { SetUpForm } from './set-up-form.tsx';
import { useMarkingAction, useSecondMarking } from './use-second-marking.ts';

/** /secondmarking/{assignmentId}: blind double marking of an assignment. */
export function SecondMarkingPage() {
  const id = assignmentIdSchema.safeParse(useParams().id);
  return id.success ? <Loaded key={id.data} id={id.data} /> : <NotFoundPage />;
}

function Loaded({ id }: { id: AssignmentId }) {
  return (
    <QueryView query={useSecondMarking(id)}>
      {(marking) => <LoadedSecondMarkingPage marking={marking} />}
    </QueryView>
  );
}

function LoadedSecondMarkingPage({ marking }: { marking: SecondMarking }) {
  const { t } = useTranslation('second-marking');
  const { assignmentTitle, className, classId, can, drawn } = marking;
  const to = can.manage ? `/classdetail/${classId}` : `/ta/classDetails/${classId}`;
  return (
    <PageFrame
      title={t('title')}
      documentTitle={`${t('title')} · ${assignmentTitle}`}
      subtitle={<bdi>{assignmentTitle}</bdi>}
      className={className}
      breadcrumbs={[{ label: className, to }]}
      actions={can.manage && drawn !== null && <PageActions marking={marking} />}
    >
      {drawn === null ? (
        <SetUpForm marking={marking} />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('progress', { ...countDone(marking.texts), count: marking.texts.length })} {t('blind')}
          </Typography>
          <MarkedTexts marking={marking} />
        </>
      )}
    </PageFrame>
  );
}

/** Instructor actions: settle equal marks, and end the marking. */
function PageActions({ marking }: { marking: SecondMarking }) {
  const { t } = useTranslation('second-marking');
  const [isAsking, setAsking] = useState(false);
  const settle = useMarkingAction(settleMarks, (variables) =>
    t('settled', { count: variables.grades.length }),
  );
  const end = useMarkingAction(endSecondMarking, () => t('ended'));
  const { assignmentId } = marking;
  const grades = listEqualMarks(marking.texts);
  const handleSettle = () => settle.mutate({ assignmentId, grades });
  const handleEnd = () => end.mutate(assignmentId, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {t('end')}
      </Button>
      <Button
        variant="contained"
        disabled={grades.length === 0}
        loading={settle.isPending}
        onClick={handleSettle}
      >
        {t('settleSame', { count: grades.length })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('endTitle')}
        confirmLabel={t('end')}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={handleEnd}
        onClose={() => setAsking(false)}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}
