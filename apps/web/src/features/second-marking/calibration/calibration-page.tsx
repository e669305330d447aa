import Typography from '@mui/material/Typography';
import type { AssignmentId, Calibration } from '@redraft/contracts';
import { assignmentIdSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { loadCalibration } from './calibration-calls.ts';
import { CalibrationTexts } from './calibration-texts.tsx';
import { RoundActions } from './round-actions.tsx';
import { SpreadGraph } from './spread-graph.tsx';
import { StartForm } from './start-form.tsx';

/** /calibration/{assignmentId}: a team marks the same three texts to compare its standards before marking the rest. */
export function CalibrationPage() {
  const id = assignmentIdSchema.safeParse(useParams().id);
  return id.success ? <Loaded key={id.data} id={id.data} /> : <NotFoundPage />;
}

function Loaded({ id }: { id: AssignmentId }) {
  const query = useQuery({
    queryKey: ['calibration', id],
    queryFn: ({ signal }) => loadCalibration(id, signal),
  });
  return (
    <QueryView query={query}>
      {(calibration) => <LoadedCalibrationPage calibration={calibration} />}
    </QueryView>
  );
}

function LoadedCalibrationPage({ calibration }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const { assignmentTitle, className, classId, can, round } = calibration;
  const to = can.manage ? `/classdetail/${classId}` : `/ta/classDetails/${classId}`;
  return (
    <PageFrame
      title={t('title')}
      documentTitle={`${t('title')} · ${assignmentTitle}`}
      subtitle={<bdi>{assignmentTitle}</bdi>}
      className={className}
      breadcrumbs={[{ label: className, to }]}
      actions={can.manage && round !== null && <RoundActions calibration={calibration} />}
    >
      {round === null ? (
        <StartForm calibration={calibration} />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
            {t('team', { names: round.team.map(({ name }) => name).join(', ') })}{' '}
            {t(round.isShown ? 'shown' : 'blind')}
          </Typography>
          {round.isShown ? (
            <SpreadGraph calibration={calibration} />
          ) : (
            <CalibrationTexts calibration={calibration} isMember={round.isMember} />
          )}
        </>
      )}
    </PageFrame>
  );
}
