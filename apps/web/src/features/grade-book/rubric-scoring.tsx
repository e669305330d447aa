import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CriterionScore, ReadSubmission } from '@redraft/contracts';
import { limits, pointsInAll, rubricResult } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelCard } from '../../ui/panel-card.tsx';
import { writeGrade } from './cell-grade.ts';
import { type ScoredSubmission, useRubricScores } from './use-rubric-scores.ts';

interface Props {
  submission: ScoredSubmission;
  rubric: NonNullable<ReadSubmission['rubric']>;
}

type Edits = ReadonlyMap<number, Partial<CriterionScore>>;

/**
 * Scores per rubric criterion; their sum becomes the grade once all are set. Scores saved by others appear below unsaved input, which stays until
 * saved.
 */
export function RubricScoring({ submission, rubric }: Props) {
  const { t, i18n } = useTranslation(['gradebook', 'common']);
  const [edits, setEdits] = useState<Edits>(new Map());
  const scores = listStoredScores(submission, rubric).map((stored) => ({
    ...stored,
    ...edits.get(stored.criterion),
  }));
  const saving = useRubricScores(submission);
  const { points, percent } = rubricResult(rubric, scores);
  const write = (value: number) => writeGrade(value, i18n.language);
  const change = (at: number, score: Partial<CriterionScore>) =>
    setEdits((before) => new Map(before).set(at, { ...before.get(at), ...score }));
  const handleSave = () =>
    saving.mutate(scores, {
      onSuccess: () => setEdits((now) => (now === edits ? new Map() : now)),
    });
  return (
    <PanelCard title={t('rubric.title')}>
      <Stack sx={{ gap: 2 }}>
        {rubric.criteria.map((criterion, at) => (
          <Criterion
            // biome-ignore lint/suspicious/noArrayIndexKey: criteria are scored by their places; titles may repeat.
            key={at}
            criterion={criterion}
            score={scores[at] ?? { criterion: at, level: null, comment: '' }}
            onChange={(score) => change(at, score)}
          />
        ))}
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }} role="status">
          {percent === null
            ? t('rubric.sum', { points: write(points), all: write(pointsInAll(rubric)) })
            : t('rubric.grade', {
                points: write(points),
                all: write(pointsInAll(rubric)),
                percent: write(percent),
              })}
        </Typography>
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          loading={saving.isPending}
          onClick={handleSave}
        >
          {t('common:save')}
        </Button>
      </Stack>
    </PanelCard>
  );
}

/** One entry per criterion, as stored. */
function listStoredScores({ rubricScores }: ScoredSubmission, rubric: Props['rubric']): CriterionScore[] {
  return rubric.criteria.map(
    (_criterion, at) =>
      rubricScores.scores.find(({ criterion }) => criterion === at) ?? {
        criterion: at,
        level: null,
        comment: '',
      },
  );
}

interface CriterionProps {
  criterion: Props['rubric']['criteria'][number];
  score: CriterionScore;
  onChange: (score: Partial<CriterionScore>) => void;
}

function Criterion({ criterion, score, onChange }: CriterionProps) {
  const { t, i18n } = useTranslation('gradebook');
  const none = 'none';
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        select
        size="small"
        label={criterion.title}
        value={score.level ?? none}
        onChange={({ target }) => onChange({ level: typeof target.value === 'number' ? target.value : null })}
      >
        <MenuItem value={none}>-</MenuItem>
        {criterion.levels.map((level, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels are chosen by their places; titles may repeat.
          <MenuItem key={at} value={at}>
            <bdi>{level.title}</bdi>&nbsp;({writeGrade(level.points, i18n.language)})
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        multiline
        maxRows={4}
        label={t('rubric.comment')}
        value={score.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
        slotProps={{
          htmlInput: {
            maxLength: limits.rubricDescription,
            dir: 'auto',
            'aria-label': `${t('rubric.comment')}: ${criterion.title}`,
          },
        }}
      />
    </Stack>
  );
}
