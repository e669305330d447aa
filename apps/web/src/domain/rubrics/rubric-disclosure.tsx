import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CriterionScore, RubricContent } from '@redraft/contracts';
import { pointsInAll, rubricResult } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../../ui/icons/index.ts';
import { ReadableText } from '../../ui/reading/readable-text.tsx';
import { RubricTable } from './rubric-table.tsx';

interface Props {
  rubric: RubricContent;
  /** Scores of one text. */
  scores?: readonly CriterionScore[];
}

/** A collapsible rubric; initially open if it has scores. */
export function RubricDisclosure({ rubric, scores = [] }: Props) {
  const { t } = useTranslation('rubrics');
  const points = pointsInAll(rubric);
  const findRubricHeading = () => {
    if (points === 0) return rubric.title;
    if (scores.length === 0) return t('titleAndPoints', { title: rubric.title, count: points });
    return `${rubric.title}, ${t('pointsOf', { points: rubricResult(rubric, scores).points, all: points })}`;
  };
  return (
    <Accordion
      disableGutters
      defaultExpanded={scores.length > 0}
      variant="outlined"
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1.25, bgcolor: 'background.paper', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="span">
            {t('title')}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {findRubricHeading()}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1, pt: 0, pb: 1 }}>
        <ReadableText>
          <RubricTable rubric={rubric} scores={scores} />
        </ReadableText>
      </AccordionDetails>
    </Accordion>
  );
}
