import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricTable } from '../../../domain/rubrics/index.ts';
import { ReadableText } from '../../../ui/reading/readable-text.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import type { AssignmentRow } from './use-assignment-columns.tsx';

interface Props {
  assignment: AssignmentRow | null;
  zone: string;
  onClose: () => void;
}

/** The task of an assignment, without opening it. */
export function DescriptionDialog({ assignment, zone, onClose }: Props) {
  const { t } = useTranslation(['student-class', 'common', 'rubrics']);
  const titleId = useId();
  return (
    <Dialog
      open={assignment !== null}
      onClose={onClose}
      maxWidth={assignment?.rubric ? 'md' : 'sm'}
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{assignment?.title}</DialogTitle>
      {/* Scroll containers must be focusable by keyboard. */}
      <DialogContent tabIndex={0}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('column.due')}: <DateTimeText inWords iso={assignment?.endDate ?? null} zone={zone} /> (
          {zone.replaceAll('_', ' ')})
        </Typography>
        <ReadableText>
          <RichTextView
            plain={assignment?.description || t('noDescription')}
            rich={assignment?.richDescription ?? null}
            headingLevel={3}
          />
        </ReadableText>
        {assignment !== null && assignment.rubric !== null && (
          <Box component="section" aria-labelledby={`${titleId}-rubric`} sx={{ mt: 3 }}>
            <Typography id={`${titleId}-rubric`} variant="h4" component="h3" sx={{ mb: 1 }}>
              {t('rubrics:title')}: {assignment.rubric.title}
            </Typography>
            <RubricTable rubric={assignment.rubric} scores={assignment.rubricScores} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
