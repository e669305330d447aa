import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { ClassId, PeerReview } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { stepTitle } from '../../../lib/sentences.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { DocumentEditor } from '../../../ui/editor-frame/document-editor.tsx';
import { HelpOutlineOutlinedIcon } from '../../../ui/icons/index.ts';
import { TextWithSidePanels } from '../../../ui/text-with-side-panels.tsx';
import type { CriteriaHandle } from '../../review-criteria/index.ts';
import { describeHelpfulness } from '../helpfulness-text.ts';
import { openReviewFrame } from '../peer-review-calls.ts';
import { useReviewSidePanels } from '../review/use-review-side-panels.tsx';
import { ReviewHelp } from './review-help.tsx';
import { SubmitReviewDialog } from './submit-review-dialog.tsx';
import { useReviewWriting } from './use-review-writing.ts';

interface Props {
  classId: ClassId;
  review: PeerReview;
  /** The author's name or pseudonym. */
  name: string;
  onClose: () => void;
}

/** A review in progress, in a copy of the draft; read-only once submitted. */
export function ReviewDialog({ classId, review, name, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const criteria = useRef<CriteriaHandle>(null);
  const sidePanels = useReviewSidePanels(review.id, criteria);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const writing = useReviewWriting({ classId, review, criteria, onClose });
  const { phase } = writing;
  return (
    <FullScreenDialog
      open
      title={t('review.title', { title: review.assignmentTitle })}
      subtitle={
        <>
          <bdi>{stepTitle(review)}</bdi> · <bdi>{name}</bdi>
        </>
      }
      onClose={() => void writing.close()}
      hasUnsavedChanges={phase === 'unsaved'}
      width="full"
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" startIcon={<HelpOutlineOutlinedIcon />} onClick={() => setHelpOpen(true)}>
            {t('review.help')}
          </Button>
          {review.status !== 'SUBMITTED' && review.can.submit && (
            <Button
              variant="contained"
              loading={phase === 'saving'}
              onClick={() => void writing.requestSubmission()}
            >
              {t('review.submit')}
            </Button>
          )}
        </Stack>
      }
    >
      <Stack sx={{ height: 'calc(100dvh - 62px)', p: { xs: 1, sm: 1.5 }, gap: 1 }}>
        {phase === 'saving' && <LinearProgress aria-label={t('review.saving')} />}
        {phase === 'unsaved' && <Alert severity="warning">{t('review.unsaved')}</Alert>}
        <ReviewNotices review={review} />
        <TextWithSidePanels panels={sidePanels}>
          <DocumentEditor
            opening={`review ${review.id} ${review.can.write ? 'write' : 'read'}`}
            open={(display) => openReviewFrame({ id: review.id, ...display })}
            title={t('review.textOf', { name })}
            height="100%"
            takesFocus={review.can.write}
            ref={writing.frame}
            onLoaded={writing.handleLoaded}
            onModified={writing.handleModified}
            onAccessChanged={writing.handleAccessChanged}
          />
        </TextWithSidePanels>
      </Stack>
      {isHelpOpen && (
        <ReviewHelp classId={classId} assignmentId={review.assignmentId} onClose={() => setHelpOpen(false)} />
      )}
      {(phase === 'asking' || phase === 'sending') && (
        <SubmitReviewDialog
          review={review}
          isBusy={phase === 'sending'}
          onConfirm={writing.submit}
          onClose={writing.cancelSubmission}
        />
      )}
    </FullScreenDialog>
  );
}

/** Notices about this review. */
function ReviewNotices({ review }: { review: PeerReview }) {
  const { t } = useTranslation('peer-review');
  if (review.withdrawn) return <Alert severity="info">{t('review.withdrawn')}</Alert>;
  if (review.status === 'SUBMITTED')
    return (
      <Alert severity="success">
        {t(review.late ? 'review.doneLate' : 'review.done')} {describeHelpfulness(review.helpfulness, t)}
      </Alert>
    );
  const isOverdue = review.deadline !== null && now() > Date.parse(review.deadline);
  return (
    <>
      {isOverdue && <Alert severity="info">{t('review.overdue')}</Alert>}
      {review.outdated && <Alert severity="info">{t('review.outdated')}</Alert>}
    </>
  );
}
