import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CriterionScore, RubricContent } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { findAnswer } from './answer-rules.ts';

interface Props {
  criteria: RubricContent;
  answers: readonly CriterionScore[];
}

/** A review's answers, read-only. Levels are no grade, so points are not shown. */
export function CriteriaAnswers({ criteria, answers }: Props) {
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {criteria.criteria.map((criterion, index) => (
        <Answer
          // biome-ignore lint/suspicious/noArrayIndexKey: what is read never changes its order; titles may repeat.
          key={index}
          criterion={criterion}
          answer={findAnswer(answers, index)}
        />
      ))}
    </Stack>
  );
}

interface AnswerProps {
  criterion: RubricContent['criteria'][number];
  answer: CriterionScore;
}

function Answer({ criterion, answer }: AnswerProps) {
  const { t } = useTranslation('review-criteria');
  const level = answer.level === null ? undefined : criterion.levels[answer.level];
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: level ? 'primary.main' : 'divider', pl: 1.5 }}>
      <Typography variant="caption" component="p" color="textSecondary" dir="auto" sx={textStyles}>
        {criterion.title}
      </Typography>
      <Typography sx={{ ...textStyles, fontWeight: 600 }} dir="auto">
        {level?.title ?? t('noLevelChosen')}
      </Typography>
      {level !== undefined && level.description !== '' && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={textStyles}>
          {level.description}
        </Typography>
      )}
      {answer.comment !== '' && (
        <Typography variant="body2" dir="auto" sx={{ ...textStyles, mt: 0.75 }}>
          {answer.comment}
        </Typography>
      )}
    </Box>
  );
}

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
