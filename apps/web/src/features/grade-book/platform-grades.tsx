import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AssignmentGrades, GradeBook, SentScore, SubmissionId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { writeGrade } from './cell-grade.ts';
import { loadSentScores, sendScoreAgain } from './platform-grade-calls.ts';

interface Props {
  book: GradeBook;
  grades: AssignmentGrades;
}

const sentScoresKey = 'sent-scores';
/** What waits for its first try is sent within seconds; what waits for a platform that was away, for minutes or hours. */
const firstTryRefetchMs = 5_000;
const nextTryRefetchMs = 30_000;

/** What became of the grades of an assignment on the learning platform; nothing where its class is in none. */
export function PlatformGrades({ book, grades }: Props) {
  const query = useQuery({
    queryKey: [sentScoresKey, book.classId],
    queryFn: ({ signal }) => loadSentScores(book.classId, signal),
    refetchInterval: ({ state }) => chooseRefetchMs(state.data?.filter(isWaiting) ?? []),
  });
  // Most classes are in no platform: nothing takes its room until there is something.
  if (query.isPending) return null;
  return (
    <QueryView query={query}>{(scores) => <Loaded book={book} grades={grades} scores={scores} />}</QueryView>
  );
}

const isWaiting = ({ state }: SentScore) => state === 'waiting';

function chooseRefetchMs(waiting: readonly SentScore[]): number | false {
  if (waiting.length === 0) return false;
  return waiting.some(({ problem }) => problem === null) ? firstTryRefetchMs : nextTryRefetchMs;
}

interface NamedScore extends SentScore {
  name: string;
  step: string;
}

function Loaded({ book, grades, scores }: Props & { scores: readonly SentScore[] }) {
  const { t } = useTranslation('gradebook');
  const rows = useNamedScores(grades, scores);
  const columns = useColumns(book);
  const [first] = rows;
  if (!first) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('platform.title', { platform: first.platformName })}
      </Typography>
      <DataTable
        label={t('platform.title', { platform: first.platformName })}
        noun="texts"
        columns={columns}
        rows={rows}
        emptyState={<EmptyState title={t('noTexts')} />}
        rowKey={(row) => `${row.submissionId} ${row.draftId ?? ''} ${row.platformName}`}
      />
    </Box>
  );
}

function useNamedScores(
  { assignment, rows }: AssignmentGrades,
  scores: readonly SentScore[],
): readonly NamedScore[] {
  const { t } = useTranslation('gradebook');
  return useMemo(() => {
    const names = new Map(rows.map((row): [SubmissionId, string] => [row.submissionId, row.name]));
    const steps = new Map(assignment.drafts.map((draft) => [draft.draftId, draft.title]));
    return scores.flatMap((score) => {
      const name = names.get(score.submissionId);
      const step = score.draftId === null ? t('platform.whole') : steps.get(score.draftId);
      return name === undefined || step === undefined ? [] : [{ ...score, name, step }];
    });
  }, [assignment, rows, scores, t]);
}

const tones = { waiting: 'default', sent: 'success', newer: 'warning', refused: 'error' } as const;

function useColumns({ timezone, can }: GradeBook): readonly Column<NamedScore>[] {
  const { t } = useTranslation('gradebook');
  return useMemo(
    () => [
      { id: 'name', header: t('student'), value: (row) => row.name },
      { id: 'step', header: t('platform.step'), value: (row) => row.step },
      {
        id: 'state',
        header: t('platform.status'),
        value: (row) => row.state,
        cell: (row) => (
          <Chip
            size="small"
            variant="outlined"
            color={tones[row.state]}
            label={t(`platform.state.${row.state}`)}
          />
        ),
      },
      {
        id: 'at',
        header: t('platform.answered'),
        value: (row) => row.at,
        cell: (row) => <DateTimeText iso={row.at} zone={timezone} />,
      },
      {
        id: 'detail',
        header: t('platform.detail'),
        value: (row) => row.problem?.code,
        cell: (row) => <Detail score={row} />,
      },
      ...(can.grade
        ? [
            {
              id: 'send',
              header: t('platform.send'),
              hiddenHeader: true,
              cell: (row: NamedScore) => <SendButton score={row} />,
            },
          ]
        : []),
    ],
    [t, timezone, can.grade],
  );
}

function Detail({ score: { state, problem, platformName: platform, platformGrade } }: { score: NamedScore }) {
  const { t, i18n } = useTranslation('gradebook');
  if (state === 'newer')
    return platformGrade === null
      ? t('platform.newerUnknown', { platform })
      : t('platform.newer', { platform, grade: writeGrade(platformGrade, i18n.language) });
  if (problem === null) return '-';
  const sentence = t(`platform.problem.${problem.code}`, { platform, status: problem.status ?? '' });
  return state === 'refused' ? sentence : t('platform.lastTry', { problem: sentence });
}

function SendButton({ score: { submissionId, draftId, name, step } }: { score: NamedScore }) {
  const { t } = useTranslation('gradebook');
  const client = useQueryClient();
  const sending = useAction({
    mutationFn: () => sendScoreAgain({ submissionId, draftId }),
    successMessage: () => t('platform.queued', { name }),
    onSettled: () => client.invalidateQueries({ queryKey: [sentScoresKey] }),
  });
  return (
    <Button
      size="small"
      loading={sending.isPending}
      aria-label={t('platform.sendOf', { name, step })}
      onClick={() => sending.mutate()}
    >
      {t('platform.send')}
    </Button>
  );
}
