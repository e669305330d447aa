import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import {
  AssignmentOutlinedIcon,
  HistoryIcon,
  InsightsIcon,
  PersonOutlinedIcon,
  QueryStatsIcon,
  ShowChartIcon,
} from '../../ui/icons/index.ts';
import { PanelButton } from './panel-button.tsx';
import { loadLogs } from './reader-calls.ts';
import type { PanelProps } from './reader-slots.ts';
import { usePageKeys } from './use-page-keys.ts';

/** Buttons that open the views of the writing process. */
export function ReaderButtons({ submission, onOpen }: PanelProps) {
  const { t } = useTranslation(['grading', 'graphs', 'reader', 'scores']);
  const [, goTo] = useRewindPosition();
  const reasonWithoutRewind = useReasonWithoutRewind(submission);
  usePageKeys(reasonWithoutRewind === undefined ? { rewind: () => goTo({ kind: 'start' }) } : {});
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <PanelButton
        label={t('rewind')}
        icon={<HistoryIcon />}
        disabledBecause={reasonWithoutRewind && t(reasonWithoutRewind)}
        isMain
        onClick={() => goTo({ kind: 'start' })}
      />
      <PanelButton label={t('analytics')} icon={<InsightsIcon />} onClick={() => onOpen('analytics')} />
      <PanelButton
        label={t('graphs:tabs.assignment')}
        icon={<AssignmentOutlinedIcon />}
        onClick={() => onOpen('assignmentGraphs')}
      />
      {submission.studentId !== null && (
        <PanelButton
          label={t('graphs:tabs.student')}
          icon={<PersonOutlinedIcon />}
          onClick={() => onOpen('studentGraphs')}
        />
      )}
      <PanelButton
        label={t('scores:history.title')}
        icon={<QueryStatsIcon />}
        onClick={() => onOpen('scoreHistory')}
      />
      <PanelButton
        label={t('reader:writingLog')}
        icon={<ShowChartIcon />}
        href={`/progress/${submission.submissionId}`}
      />
    </Stack>
  );
}

/** Why there is nothing to play back. If the log of a text fails to load, the number of versions is enough to decide. */
function useReasonWithoutRewind(submission: ReadSubmission): 'nothingWritten' | undefined {
  const { submissionId, numberOfVersions, downloadFormats } = submission;
  const isText = downloadFormats.includes('docx');
  const { data } = useQuery({
    queryKey: ['submission-logs', submissionId],
    queryFn: () => loadLogs(submissionId),
    enabled: isText && numberOfVersions > 0,
  });
  const isWritten = numberOfVersions > 0 && (!isText || data === undefined || data.logs.length > 0);
  return isWritten ? undefined : 'nothingWritten';
}
