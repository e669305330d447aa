import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CriterionScore, RubricCriterion } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  criterion: RubricCriterion;
  answer: CriterionScore;
  onChange: (answer: CriterionScore) => void;
}

/** One criterion: the level reached, and a comment. */
export function CriterionForm({ criterion, answer, onChange }: Props) {
  const { t } = useTranslation('review-criteria');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {criterion.title}
      </Typography>
      {criterion.description !== '' && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={textStyles}>
          {criterion.description}
        </Typography>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={answer.level ?? ''}
        onChange={(_event, value) => onChange({ ...answer, level: Number(value) })}
        sx={{ my: 1, gap: 0.75 }}
      >
        {criterion.levels.map((level, index) => (
          <FormControlLabel
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are chosen by their places; titles may repeat.
            key={index}
            value={index}
            control={<Radio size="small" sx={{ py: 0.25 }} />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <span dir="auto">
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ fontWeight: 600, display: 'block', mt: 0.25 }}
                >
                  {level.title}
                </Typography>
                {level.description !== '' && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={textStyles}>
                    {level.description}
                  </Typography>
                )}
              </span>
            }
          />
        ))}
      </RadioGroup>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          size="small"
          multiline
          minRows={2}
          maxRows={10}
          label={t('comment')}
          value={answer.comment}
          onChange={({ target }) => onChange({ ...answer, comment: target.value })}
          slotProps={{
            htmlInput: {
              maxLength: limits.rubricDescription,
              dir: 'auto',
              'aria-label': t('commentOn', { title: criterion.title }),
            },
          }}
        />
        {answer.level !== null && (
          <Button size="small" color="inherit" onClick={() => onChange({ ...answer, level: null })}>
            {t('noLevel')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
