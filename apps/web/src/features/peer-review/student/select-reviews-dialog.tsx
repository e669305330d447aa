import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../../lib/sentences.ts';
import { notify } from '../../../lib/snackbars.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { DocumentEditor } from '../../../ui/editor-frame/document-editor.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { ArrowBackIcon, ArrowForwardIcon } from '../../../ui/icons/index.ts';
import { mirroredIcon } from '../../../ui/icons/mirrored-icon.ts';
import { InfoList } from '../../../ui/info-list.tsx';
import { StepButton } from '../../../ui/step-button.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { openCandidateFrame } from '../peer-review-calls.ts';
import type { Candidate } from './candidates.ts';
import { formatWriterName } from './format-writer-name.ts';
import { useAddToReviews } from './use-add-to-reviews.ts';
import { useCandidates } from './use-candidates.ts';

interface Props {
  classId: ClassId;
  assignmentId: AssignmentId;
  title: string;
  zone: string;
  onClose: () => void;
}

/** Shows the texts that a student may choose from, one at a time. */
export function SelectReviewsDialog({ classId, assignmentId, title, zone, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const { byAssignment, isLoading, error, retry } = useCandidates(classId);
  const candidates = byAssignment.get(assignmentId) ?? [];
  return (
    <FullScreenDialog open title={t('select.title')} subtitle={title} onClose={onClose} width="full">
      {candidates.length > 0 ? (
        <Candidates {...{ classId, candidates, zone }} />
      ) : (
        <NoCandidates {...{ isLoading, error }} onRetry={() => void retry()} />
      )}
    </FullScreenDialog>
  );
}

interface NoCandidatesProps {
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
}

/** Why there is no text to choose: none available yet, loading failed, or all are taken. */
function NoCandidates({ isLoading, error, onRetry }: NoCandidatesProps) {
  const { t } = useTranslation('peer-review');
  if (isLoading) return <EmptyState title={t('select.loading')} />;
  if (error !== null) return <ErrorPage error={error} onRetry={onRetry} />;
  return <EmptyState title={t('select.none')} text={t('select.noneText')} />;
}

interface CandidatesProps extends Pick<Props, 'classId' | 'zone'> {
  candidates: readonly Candidate[];
}

function Candidates({ classId, candidates, zone }: CandidatesProps) {
  const { t } = useTranslation('peer-review');
  const [chosenIndex, setIndex] = useState(0);
  // An added text is no longer a candidate: the next one moves to its index.
  const index = Math.min(chosenIndex, candidates.length - 1);
  const candidate = candidates[index];
  const add = useAddToReviews(classId);
  if (candidate === undefined) return null;
  const { item, draft } = candidate;
  const { submissionId } = item.submissionItem;
  // Two drafts of the same text count as one author.
  const texts = [...new Set(candidates.map((one) => one.item.submissionItem.submissionId))];
  const name = formatWriterName(item.studentName, texts.indexOf(submissionId), t);
  return (
    <Stack sx={{ height: 'calc(100dvh - 62px)', minHeight: 520, p: { xs: 1, sm: 1.5 }, gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 360px' }}>
          <InfoList
            minWidth={150}
            items={[
              { label: t('select.reviewee'), value: <bdi>{name}</bdi> },
              { label: t('select.draft'), value: <bdi>{stepTitle(draft)}</bdi> },
              {
                label: t('select.due'),
                value: <DateTimeText inWords iso={draft.draftDueDate} zone={zone} />,
              },
            ]}
          />
        </Box>
        <Button
          variant="contained"
          loading={add.isPending}
          onClick={() => add.mutate(candidate, { onSuccess: () => notify(t('select.added')) })}
        >
          {t('select.add')}
        </Button>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DocumentEditor
          opening={`candidate ${submissionId} ${draft.draftSubmissionId}`}
          open={(display) => openCandidateFrame({ submissionId, draftId: draft.draftId, ...display })}
          title={t('select.textOf', { name })}
          height="100%"
        />
      </Box>
      <Pager index={index} count={candidates.length} onIndex={setIndex} />
    </Stack>
  );
}

interface PagerProps {
  index: number;
  count: number;
  onIndex: (index: number) => void;
}

function Pager({ index, count, onIndex }: PagerProps) {
  const { t } = useTranslation('peer-review');
  const position = t('select.position', { index: index + 1, count });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, maxWidth: 720, width: '100%', mx: 'auto' }}>
      <StepButton label={t('select.previous')} isDisabled={index === 0} onClick={() => onIndex(index - 1)}>
        <ArrowBackIcon sx={mirroredIcon} />
      </StepButton>
      <Slider
        aria-label={t('select.slider')}
        getAriaValueText={() => position}
        value={index + 1}
        min={1}
        max={Math.max(count, 1)}
        step={1}
        marks={count <= 30}
        disabled={count < 2}
        onChange={(_event, value) => typeof value === 'number' && onIndex(value - 1)}
      />
      <StepButton
        label={t('select.next')}
        isDisabled={index === count - 1}
        onClick={() => onIndex(index + 1)}
      >
        <ArrowForwardIcon sx={mirroredIcon} />
      </StepButton>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
        {position}
      </Typography>
    </Stack>
  );
}
