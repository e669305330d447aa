import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Accommodation,
  findAccommodation,
  isGranting,
  type ReadSubmission,
  type UserId,
} from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { FormError } from '../../ui/form/form.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { MoreDaysButtons } from '../../ui/time/more-days-buttons.tsx';
import { loadAccommodations } from './accommodation-calls.ts';
import { withMoreDays, withoutAssignment } from './more-days.ts';
import { useAccommodationText } from './use-accommodation-text.ts';
import { useSaveAccommodations } from './use-save-accommodations.ts';

interface Props {
  submission: Pick<
    ReadSubmission,
    'classId' | 'assignmentId' | 'studentName' | 'deadlines' | 'classTimezone'
  >;
  studentId: UserId;
  /** Deadlines have moved: the document may have been reopened or closed. */
  onMoved: () => void;
}

/** One student's deadlines in an assignment, with buttons that extend them all. */
export function MoreTime({ submission, studentId, onMoved }: Props) {
  const { classId } = submission;
  const query = useQuery({
    queryKey: ['class-accommodations', classId],
    queryFn: ({ signal }) => loadAccommodations(classId, signal),
    // Not cached: the extension is added to the stored value.
    gcTime: 0,
  });
  return (
    <QueryView query={query}>
      {({ students }) => (
        <Deadlines
          {...{ submission, studentId, onMoved }}
          accommodations={students.find((one) => one.studentId === studentId)?.accommodations ?? []}
        />
      )}
    </QueryView>
  );
}

function Deadlines({
  submission,
  studentId,
  accommodations,
  onMoved,
}: Props & { accommodations: readonly Accommodation[] }) {
  const { t } = useTranslation('accommodations');
  const formatters = useAccommodationText();
  const client = useQueryClient();
  const { classId, assignmentId, studentName: name, deadlines, classTimezone } = submission;
  const current = findAccommodation(accommodations, assignmentId);
  const hasOwn = accommodations.some((one) => one.assignmentId === assignmentId);
  const refresh = () => client.invalidateQueries({ predicate: isNotEditorFrameQuery });
  const save = useSaveAccommodations({ classId, studentId, name, refresh, onDone: onMoved });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        component="dl"
        aria-label={t('preview.title', { name })}
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {deadlines.map((deadline) => (
          <Box key={deadline.draftId} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" dir="auto">
              {stepTitle(deadline)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              <DateTimeText inWords iso={deadline.draftDeadline} zone={classTimezone} />
            </Typography>
          </Box>
        ))}
      </Box>
      {current !== null && isGranting(current) && (
        <Typography variant="body2" role="status">
          {t('titleOf', { words: formatters.grant(current) })}
        </Typography>
      )}
      <FormError error={save.error} />
      <Stack direction="row" role="group" aria-label={t('moreTime.title')} sx={{ gap: 1, flexWrap: 'wrap' }}>
        <MoreDaysButtons
          disabled={save.isPending}
          onChoose={(days) => save.mutate(withMoreDays(accommodations, { assignmentId, days }))}
        />
        {hasOwn && (
          <Button
            color="inherit"
            disabled={save.isPending}
            onClick={() => save.mutate(withoutAssignment(accommodations, assignmentId))}
          >
            {t('moreTime.takeBack')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
