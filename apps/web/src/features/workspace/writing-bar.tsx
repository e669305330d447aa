import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ViewSidebarOutlinedIcon from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

type Props = {
  assignment: StudentAssignment;
  isPanelOpen: boolean;
  onPanel: () => void;
  onHandIn: () => void;
};

/** Where the student is, when it is due, and handing in. */
export function WritingBar({ assignment, isPanelOpen, onPanel, onHandIn }: Props) {
  const { t } = useTranslation('workspace');
  const { currentStep, can, timezone } = assignment;
  const due = assignment.timeline.find(({ draftId }) => draftId === currentStep?.draftId);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1.5 },
        px: { xs: 1, sm: 2 },
        py: 1,
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto auto', sm: 'auto minmax(0, 1fr) auto auto' },
        gridTemplateAreas: {
          xs: '"back title title panel" "due due act act"',
          sm: '"back title act panel" "back due act panel"',
        },
      }}
    >
      <Tooltip title={t('toClass', { name: assignment.classTitle })}>
        <IconButton
          component={Link}
          to={`/myclassdetail/${assignment.classId}`}
          aria-label={t('toClass', { name: assignment.classTitle })}
          sx={{ gridArea: 'back' }}
        >
          <ArrowBackIcon />
        </IconButton>
      </Tooltip>
      <Typography variant="h3" component="h1" noWrap title={assignment.title} sx={{ gridArea: 'title' }}>
        {assignment.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'due', pl: { xs: 1, sm: 0 } }}>
        {due !== undefined && (
          <>
            {due.title} · {t('due')} <DateTimeText iso={due.exceptionDeadline ?? due.date} zone={timezone} />
          </>
        )}
      </Typography>
      {can.submit && currentStep !== null && (
        <Button variant="contained" onClick={onHandIn} sx={{ gridArea: 'act' }}>
          {currentStep.isFinal ? t('finalSubmission') : t('draftSubmission')}
        </Button>
      )}
      <Tooltip title={t('panel.toggle')}>
        <IconButton
          onClick={onPanel}
          aria-label={t('panel.toggle')}
          aria-expanded={isPanelOpen}
          color={isPanelOpen ? 'primary' : 'default'}
          sx={{ gridArea: 'panel' }}
        >
          <ViewSidebarOutlinedIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
