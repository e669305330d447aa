import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExpandMoreIcon } from './icons/index.ts';

interface Props {
  title: string;
  children: ReactNode;
  /** Initially open. */
  isOpen?: boolean;
}

/** A collapsible section above a text. */
export function Fold({ title, children, isOpen = false }: Props) {
  return (
    <Accordion
      disableGutters
      defaultExpanded={isOpen}
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, bgcolor: 'background.paper', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      </AccordionSummary>
      {/* Scroll containers must be focusable by keyboard. */}
      <AccordionDetails tabIndex={0} sx={{ maxHeight: '40vh', overflowY: 'auto' }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
