import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RubricContent } from '@redraft/contracts';
import { pointsInAll } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { RubricTable } from './rubric-table.tsx';

/** The rubric where it is at hand but not in the way: closed until it is asked for. */
export function RubricDisclosure({ rubric }: { rubric: RubricContent }) {
  const { t } = useTranslation('rubrics');
  const points = pointsInAll(rubric);
  return (
    <Accordion
      disableGutters
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
            {points > 0 ? t('titleAndPoints', { title: rubric.title, count: points }) : rubric.title}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 1, pt: 0, pb: 1 }}>
        <RubricTable rubric={rubric} />
      </AccordionDetails>
    </Accordion>
  );
}
