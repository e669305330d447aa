import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlanItem, RevisionPlan } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { choicesQuery } from './plan-calls.ts';
import { buildSourceKey, type Choice, isInReviewPlan } from './plan-rules.ts';

type Review = RevisionPlan['reviews'][number];

interface Props {
  reviews: readonly Review[];
  items: readonly PlanItem[];
  onChoose: (choices: readonly Choice[]) => void;
  onClose: () => void;
}

/** Selects review comments for the revision plan; all are optional. */
export function ChooseCommentsDialog({ reviews, items, onChoose, onClose }: Props) {
  const { t } = useTranslation('review-plan');
  const [selectedChoices, setSelectedChoices] = useState<readonly Choice[]>([]);
  const toggle = (choice: Choice, checked: boolean) =>
    setSelectedChoices((current) => {
      const otherChoices = current.filter(
        ({ source }) => buildSourceKey(source) !== buildSourceKey(choice.source),
      );
      return checked ? [...otherChoices, choice] : otherChoices;
    });
  const addChoices = () => {
    onChoose(selectedChoices);
    onClose();
  };
  return (
    <FullScreenDialog
      open
      title={t('choosing')}
      onClose={onClose}
      width="form"
      actions={
        <Button variant="contained" disabled={selectedChoices.length === 0} onClick={addChoices}>
          {t('take', { count: selectedChoices.length })}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {reviews.map((review) => (
          <ReviewChoices key={review.id} {...{ review, items, selectedChoices }} onToggle={toggle} />
        ))}
      </Stack>
    </FullScreenDialog>
  );
}

interface ChoicesProps extends Pick<Props, 'items'> {
  review: Review;
  selectedChoices: readonly Choice[];
  onToggle: (choice: Choice, checked: boolean) => void;
}

function ReviewChoices({ review, items, selectedChoices, onToggle }: ChoicesProps) {
  const { t } = useTranslation(['review-plan', 'ui']);
  const id = useId();
  const { data, error, refetch } = useQuery(choicesQuery(review.id));
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('from', { number: review.number, draft: review.draftTitle })}
      </Typography>
      {data === undefined && error === null && <Skeleton variant="rounded" height={80} />}
      {data === undefined && error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {t('ui:retry')}
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{t('noComments')}</Typography>}
      <Stack sx={{ gap: 1 }}>
        {data?.map((choice) => {
          const isInPlan = isInReviewPlan(items, choice.source);
          const isChosen = selectedChoices.some(
            ({ source }) => buildSourceKey(source) === buildSourceKey(choice.source),
          );
          return (
            <FormControlLabel
              key={buildSourceKey(choice.source)}
              control={<Checkbox size="small" sx={{ py: 0.25 }} />}
              checked={isInPlan || isChosen}
              disabled={isInPlan}
              onChange={(_event, checked) => onToggle(choice, checked)}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              label={<ChoiceLabel choice={choice} isInPlan={isInPlan} />}
            />
          );
        })}
      </Stack>
    </section>
  );
}

function ChoiceLabel({ choice, isInPlan }: { choice: Choice; isInPlan: boolean }) {
  const { t } = useTranslation('review-plan');
  return (
    <span>
      {choice.quote !== '' && (
        <Typography component="span" variant="body2" color="textSecondary" dir="auto" sx={textStyles}>
          {choice.quote}
        </Typography>
      )}
      <Typography component="span" dir="auto" sx={textStyles}>
        {choice.comment}
      </Typography>
      {isInPlan && (
        <Typography component="span" variant="caption" color="textSecondary" sx={textStyles}>
          {t('inPlan')}
        </Typography>
      )}
    </span>
  );
}

const textStyles = { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
