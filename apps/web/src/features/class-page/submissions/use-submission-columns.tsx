import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ClassOverview, ClassSubmission } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../../../lib/digits.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DraftReachedChip, describeDraftReached } from '../../../ui/draft-reached.tsx';
import { MetricTip } from '../../../ui/metrics/metric-tip.tsx';
import { ScoreText } from '../../../ui/score-text.tsx';
import { StatusChip, WithoutNameChip } from '../../../ui/status-chip.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { AccommodationMark } from '../../accommodations/index.ts';
import type { SubmissionRow } from '../class-rows.ts';
import { findDraftReached } from './step-state.ts';
import { WritingTime } from './writing-time.tsx';

interface Options {
  classDetails: Pick<ClassOverview, 'classTimeZone' | 'gradeMethod'>;
  nameHeader: string;
  hasTimes: boolean;
  /** Whether any row has a rank. */
  hasRanks: boolean;
}

export function useSubmissionColumns<Id>(options: Options): readonly Column<SubmissionRow<Id>>[] {
  const { t, i18n } = useTranslation('classes');
  const { t: ui } = useTranslation('ui');
  const { nameHeader, hasTimes, hasRanks } = options;
  const { classTimeZone: zone, gradeMethod } = options.classDetails;
  return useMemo(() => {
    const isLate = (row: SubmissionRow<Id>) => row.submission?.late ?? false;
    const columns: readonly (Column<SubmissionRow<Id>> & {
      isTime?: boolean;
    })[] = [
      { id: 'name', header: nameHeader, value: (row) => row.name, cell: (row) => <NameCell row={row} /> },
      {
        id: 'created',
        header: t('submission.created'),
        value: (row) => row.submission?.createDate,
        cell: (row) => <DateTimeText iso={row.submission?.createDate ?? null} zone={zone} />,
      },
      {
        id: 'changed',
        header: t('submission.changed'),
        value: (row) => row.submission?.lastChangeDate,
        cell: (row) => <DateTimeText iso={row.submission?.lastChangeDate ?? null} zone={zone} />,
        highlight: isLate,
      },
      {
        id: 'status',
        header: t('submission.status'),
        value: (row) => {
          const draft = describeDraft(row);
          return draft ? describeDraftReached(draft, ui) : formatStatus(row);
        },
        cell: (row) => (row.isHidden ? <WithoutNameChip /> : <DraftStatus row={row} />),
        // Wide enough for "Nicht abgegeben" on one line.
        width: 148,
        highlight: isLate,
      },
      {
        id: 'time',
        header: t('submission.time'),
        explain: <MetricTip metric="totalTime" />,
        isTime: true,
        align: 'end',
        value: (row) => row.submission?.totalTime,
        cell: (row) => (row.isHidden ? '-' : <WritingTime seconds={row.submission?.totalTime ?? 0} />),
      },
      {
        id: 'rank',
        header: t('student.rank'),
        explain: <MetricTip metric="timeRank" />,
        isTime: true,
        align: 'end',
        value: (row) => rankSortKey(row.submission),
        cell: (row) => row.rank && <bdi>{toDigitsOf(i18n.language, row.rank)}</bdi>,
      },
      {
        id: 'grade',
        header: t('submission.grade'),
        align: 'end',
        value: (row) => gradeSortKey(row.submission, gradeMethod),
        cell: ({ submission }) => (
          <ScoreText
            score={submission?.score ?? -1}
            alternateGrade={submission?.alternateGrade ?? null}
            gradeMethod={gradeMethod}
          />
        ),
      },
      {
        id: 'drafts',
        header: t('submission.drafts'),
        cell: (row) => <DraftChips submission={row.submission} />,
      },
    ];
    return columns.filter(({ id, isTime }) => (hasTimes || isTime !== true) && (hasRanks || id !== 'rank'));
  }, [t, ui, i18n.language, nameHeader, hasTimes, hasRanks, zone, gradeMethod]);
}

function formatStatus({ submission, isMissed }: SubmissionRow<unknown>) {
  return submission?.status ?? (isMissed ? 'MISSED' : 'NONE');
}

function describeDraft({ submission }: SubmissionRow<unknown>) {
  return submission && findDraftReached(submission);
}

function DraftStatus({ row }: { row: SubmissionRow<unknown> }) {
  const draft = describeDraft(row);
  return draft ? <DraftReachedChip draft={draft} /> : <StatusChip status={formatStatus(row)} />;
}

/** Links to the text, like the button at the end of the row. */
function NameCell({ row }: { row: SubmissionRow<unknown> }) {
  const name =
    row.submission === null ? (
      row.name
    ) : (
      <Link href={`/readassignment/${row.submission.submissionId}`} target="_blank" rel="noopener">
        {row.name}
      </Link>
    );
  if (row.ownAccommodation === null) return name;
  return (
    <>
      {name} <AccommodationMark accommodation={row.ownAccommodation} />
    </>
  );
}

/** More time means a better rank; without time there is none. */
function rankSortKey(submission: ClassSubmission | null): number | null {
  return submission !== null && submission.totalTime > 0 ? -submission.totalTime : null;
}

function gradeSortKey(submission: ClassSubmission | null, method: ClassOverview['gradeMethod']) {
  if (submission === null) return null;
  if (method === 'Letter') return submission.alternateGrade;
  return submission.score === -1 ? null : submission.score;
}

/** The title of the last step is built in, so it is translated. */
function DraftChips({ submission }: { submission: ClassSubmission | null }) {
  const { t } = useTranslation('classes');
  if (submission === null) return <span>-</span>;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {submission.draftSubmissions.map((draft) => (
        <StatusChip
          key={draft.draftId}
          status={draft.status}
          label={draft.draftType === 'FINAL' ? t('submission.final') : draft.title}
        />
      ))}
    </Stack>
  );
}
