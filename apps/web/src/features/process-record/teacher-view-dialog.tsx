import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, SubmissionId } from '@redraft/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ScoreCards, TimeMetricsCard } from '../analytics/index.ts';
import { CertificateCard } from './certificate-card.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { loadReadings } from './process-record-calls.ts';
import { ReadingsCard } from './readings-card.tsx';

interface Props {
  submissionId: SubmissionId;
  assignmentId: AssignmentId;
  title: string;
  /** Opens the charts that staff see, if the assignment shows them to students. */
  onAnalytics: () => void;
  onClose: () => void;
}

/** What staff see of the student's text, and who looked (docs/decisions/0061-what-students-see-of-their-record.md). */
export function TeacherViewDialog({ submissionId, assignmentId, title, onAnalytics, onClose }: Props) {
  const { t } = useTranslation('process-record');
  const [, goTo] = useRewindPosition();
  const query = useInfiniteQuery({
    queryKey: ['readings', submissionId],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) => loadReadings(submissionId, pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <FullScreenDialog open title={t('view.title')} subtitle={title} onClose={onClose} width="form">
      <QueryView query={query}>
        {({ pages }) => (
          <Stack sx={{ gap: 2 }}>
            <PanelCard title={t('view.seesTitle')}>
              <Typography>{t('view.sees')}</Typography>
              <Typography sx={{ mt: 1 }}>{t(`view.choice.${readRule(pages[0])}`)}</Typography>
              <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
                <Button variant="outlined" onClick={() => goTo({ kind: 'start' })}>
                  {t('view.rewind')}
                </Button>
                {pages[0]?.showsFigures === true && (
                  <Button variant="outlined" onClick={onAnalytics}>
                    {t('view.graphs')}
                  </Button>
                )}
              </Stack>
            </PanelCard>
            {pages[0]?.showsFigures === true && (
              <>
                <ScoreCards submissionId={submissionId} area="student" />
                <TimeMetricsCard
                  area="student"
                  submission={{
                    submissionId,
                    assignmentId,
                    can: { manage: false },
                    classTimezone: pages[0].timezone,
                    lastModification: pages[0].lastModification,
                  }}
                />
              </>
            )}
            <EvidenceCard submissionId={submissionId} />
            <NotesCard submissionId={submissionId} />
            <CertificateCard submissionId={submissionId} />
            <ReadingsCard
              pages={pages}
              hasMore={query.hasNextPage}
              isLoadingMore={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </Stack>
        )}
      </QueryView>
    </FullScreenDialog>
  );
}

type Rule = 'NEVER' | 'ALWAYS' | 'AFTER_GRADE' | 'GRADED';

/** "After the grade" reads differently once there is a grade. */
function readRule(page: { choice: Exclude<Rule, 'GRADED'>; showsFigures: boolean } | undefined): Rule {
  if (page === undefined) return 'NEVER';
  return page.choice === 'AFTER_GRADE' && page.showsFigures ? 'GRADED' : page.choice;
}
