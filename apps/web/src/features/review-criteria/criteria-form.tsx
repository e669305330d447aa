import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PeerReviewId, ReviewAnswers, RubricContent } from '@redraft/contracts';
import { unansweredCriteria } from '@redraft/contracts';
import type { Ref } from 'react';
import { useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { findAnswer, replaceAnswer } from './answer-rules.ts';
import { CriterionForm } from './criterion-form.tsx';
import { useTypedAnswers } from './use-typed-answers.ts';

export interface CriteriaHandle {
  /** Saves the last changes at once; resolves to false on failure. */
  save: () => Promise<boolean>;
}

interface Props {
  reviewId: PeerReviewId;
  loaded: ReviewAnswers & { criteria: RubricContent };
  ref?: Ref<CriteriaHandle> | undefined;
}

/** A reviewer's answers by criterion, saved while typing. */
export function CriteriaForm({ reviewId, loaded, ref }: Props) {
  const { t } = useTranslation('review-criteria');
  const { stored, typed, change, save, saving, error } = useTypedAnswers(reviewId, loaded);
  useImperativeHandle(ref, () => ({ save }));
  const criteria = stored.criteria ?? loaded.criteria;
  const all = criteria.criteria.length;
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t(stored.required ? 'required' : 'optional')}
        </Typography>
        <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
          {t('progress', { done: all - unansweredCriteria(criteria, typed).length, all })} ·{' '}
          {t(`saving.${saving}`)}
        </Typography>
        {saving === 'failed' && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {messageOf(error)}
          </Alert>
        )}
      </div>
      {criteria.criteria.map((criterion, index) => (
        <CriterionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria are answered by their places; titles may repeat.
          key={index}
          criterion={criterion}
          answer={findAnswer(typed, index)}
          onChange={(answer) => change((answers) => replaceAnswer(answers, answer))}
        />
      ))}
    </Stack>
  );
}
