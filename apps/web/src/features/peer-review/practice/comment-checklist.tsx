import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PracticeComment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { CheckCircleOutlinedIcon, RadioButtonUncheckedIcon } from '../../../ui/icons/index.ts';
import { findMissingParts } from '../review/comment-check.ts';

const questions = ['where', 'why', 'next'] as const;

/** Live checklist for a comment being typed. */
export function CommentChecklist({ comment }: { comment: PracticeComment }) {
  const { t } = useTranslation('peer-review');
  const hasWords = comment.comment.trim() !== '';
  const missing = findMissingParts({ quote: comment.passage, text: comment.comment });
  const isAnswered = (one: (typeof questions)[number]) =>
    hasWords ? !missing.includes(one) : one === 'where' && comment.passage !== '';
  return (
    <div role="status">
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.75 }}>
        {questions.map((one) => (
          <Stack component="li" key={one} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {isAnswered(one) ? (
              <CheckCircleOutlinedIcon fontSize="small" color="success" titleAccess={t('practice.said')} />
            ) : (
              <RadioButtonUncheckedIcon fontSize="small" color="action" titleAccess={t('practice.notYet')} />
            )}
            <Typography variant="body2">{t(`practice.asked.${one}`)}</Typography>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
