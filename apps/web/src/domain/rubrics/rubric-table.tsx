import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CriterionScore, RubricContent, RubricCriterion, RubricLevel } from '@redraft/contracts';
import { pointsInAll, rubricResult } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

interface Props {
  rubric: RubricContent;
  /** Scores of one text; without them only the rubric is shown. */
  scores?: readonly CriterionScore[] | undefined;
}

/** A container query, because the table also appears in narrow panels. */
const wideContainer = '@container (min-width: 40em)';

/**
 * A read-only rubric: a row per criterion with its levels side by side from most to fewest points, stacked if narrow. Uses lists instead of a table,
 * because criteria have different levels.
 */
export function RubricTable({ rubric, scores = [] }: Props) {
  const { t } = useTranslation('rubrics');
  const points = pointsInAll(rubric);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ul"
        aria-label={rubric.title}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        {rubric.criteria.map((criterion, index) => (
          <CriterionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is read never changes its order; titles may repeat.
            key={index}
            criterion={criterion}
            isFirst={index === 0}
            score={scores.find((one) => one.criterion === index) ?? null}
          />
        ))}
      </Box>
      {points > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'end' }}>
          {scores.length > 0
            ? t('pointsOf', { points: rubricResult(rubric, scores).points, all: points })
            : t('pointsInAll', { count: points })}
        </Typography>
      )}
    </Box>
  );
}

interface RowProps {
  criterion: RubricCriterion;
  isFirst: boolean;
  score: CriterionScore | null;
}

function CriterionRow({ criterion, isFirst, score }: RowProps) {
  const { t } = useTranslation('rubrics');
  const points = pointsInAll({ criteria: [criterion] });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        borderTop: isFirst ? 0 : 1,
        borderColor: 'divider',
        [wideContainer]: { gridTemplateColumns: '11em minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ px: 2, py: 1.5, bgcolor: 'surface.sunken', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{criterion.title}</Typography>
        {criterion.description !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
            {criterion.description}
          </Typography>
        )}
        {points > 0 && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('upTo', { count: points })}
          </Typography>
        )}
      </Box>
      <Box
        component="ol"
        aria-label={t('levelsOf', { title: criterion.title })}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          minWidth: 0,
          // At most four per row: five to eight levels take two rows.
          [wideContainer]: {
            gridTemplateColumns: `repeat(${computeGridColumns(criterion.levels.length)}, minmax(0, 1fr))`,
          },
        }}
      >
        {criterion.levels.map((level, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <LevelCell key={index} level={level} isReached={score?.level === index} />
        ))}
      </Box>
      {score !== null && score.comment !== '' && (
        <Box sx={{ gridColumn: '1 / -1', px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('commentOn', { title: criterion.title })}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {score.comment}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

function computeGridColumns(levels: number): number {
  return levels <= 4 ? levels : Math.ceil(levels / 2);
}

function LevelCell({ level, isReached }: { level: RubricLevel; isReached: boolean }) {
  const { t } = useTranslation('rubrics');
  return (
    <Box
      component="li"
      aria-current={isReached}
      sx={{
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        minWidth: 0,
        overflowWrap: 'anywhere',
        ...(isReached ? { bgcolor: 'action.selected' } : {}),
        [wideContainer]: { borderTop: 0, borderLeft: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        variant="caption"
        component="p"
        color="primary"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      >
        {isReached ? `✓ ${t('reached', { count: level.points })}` : t('points', { count: level.points })}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, hyphens: 'auto' }}>
        {level.title}
      </Typography>
      {level.description !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>
          {level.description}
        </Typography>
      )}
    </Box>
  );
}
