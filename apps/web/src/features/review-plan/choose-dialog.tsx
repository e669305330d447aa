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
import { type Choice, isTaken, keyOf } from './plan-rules.ts';

type Review = RevisionPlan['reviews'][number];

interface Props {
  reviews: readonly Review[];
  items: readonly PlanItem[];
  onChoose: (chosen: readonly Choice[]) => void;
  onClose: () => void;
}

/** Selects review comments for the revision plan; all are optional. */
export function ChooseDialog({ reviews, items, onChoose, onClose }: Props) {
  const { t } = useTranslation('review-plan');
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const toggle = (choice: Choice, isOn: boolean) =>
    setChosen((now) => {
      const others = now.filter(({ source }) => keyOf(source) !== keyOf(choice.source));
      return isOn ? [...others, choice] : others;
    });
  const take = () => {
    onChoose(chosen);
    onClose();
  };
  return (
    <FullScreenDialog
      open
      title={t('choosing')}
      onClose={onClose}
      width="form"
      actions={
        <Button variant="contained" disabled={chosen.length === 0} onClick={take}>
          {t('take', { count: chosen.length })}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {reviews.map((review) => (
          <ReviewChoices key={review.id} {...{ review, items, chosen }} onToggle={toggle} />
        ))}
      </Stack>
    </FullScreenDialog>
  );
}

interface ChoicesProps extends Pick<Props, 'items'> {
  review: Review;
  chosen: readonly Choice[];
  onToggle: (choice: Choice, isOn: boolean) => void;
}

function ReviewChoices({ review, items, chosen, onToggle }: ChoicesProps) {
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
          const isIn = isTaken(items, choice.source);
          const isChosen = chosen.some(({ source }) => keyOf(source) === keyOf(choice.source));
          return (
            <FormControlLabel
              key={keyOf(choice.source)}
              control={<Checkbox size="small" sx={{ py: 0.25 }} />}
              checked={isIn || isChosen}
              disabled={isIn}
              onChange={(_event, isOn) => onToggle(choice, isOn)}
              sx={{ alignItems: 'flex-start', mr: 0 }}
              label={<ChoiceLabel choice={choice} isIn={isIn} />}
            />
          );
        })}
      </Stack>
    </section>
  );
}

function ChoiceLabel({ choice, isIn }: { choice: Choice; isIn: boolean }) {
  const { t } = useTranslation('review-plan');
  return (
    <span>
      {choice.quote !== '' && (
        <Typography component="span" variant="body2" color="textSecondary" dir="auto" sx={words}>
          {choice.quote}
        </Typography>
      )}
      <Typography component="span" dir="auto" sx={words}>
        {choice.comment}
      </Typography>
      {isIn && (
        <Typography component="span" variant="caption" color="textSecondary" sx={words}>
          {t('inPlan')}
        </Typography>
      )}
    </span>
  );
}

const words = { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
