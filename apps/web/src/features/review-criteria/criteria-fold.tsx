import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { PeerReviewId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ReviewCriteria, useHasCriteria } from './review-criteria.tsx';

/** What a review says by its criteria, over its text: closed until it is asked for. Nothing where there are no criteria. */
export function CriteriaFold({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('review-criteria');
  if (!useHasCriteria(reviewId)) return null;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, bgcolor: 'background.paper', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {t('title')}
        </Typography>
      </AccordionSummary>
      {/* It scrolls by itself, so the keyboard has to come to it. */}
      <AccordionDetails tabIndex={0} sx={{ maxHeight: '40vh', overflowY: 'auto' }}>
        <ReviewCriteria reviewId={reviewId} />
      </AccordionDetails>
    </Accordion>
  );
}
