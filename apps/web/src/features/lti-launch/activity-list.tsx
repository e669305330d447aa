import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, DeepLinking } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { timeInSentence } from '../../lib/class-time.ts';

interface Props {
  dialog: Pick<DeepLinking, 'acceptsMultiple' | 'assignments'>;
  zone: string;
  picked: readonly AssignmentId[];
  onPick: (id: AssignmentId) => void;
}

/** The assignments of the class: as many as the platform takes at once are picked. */
export function ActivityList({ dialog, zone, picked, onPick }: Props) {
  const { t } = useTranslation('course-launch');
  const { acceptsMultiple, assignments } = dialog;
  const Control = acceptsMultiple ? Checkbox : Radio;
  return (
    <Stack role={acceptsMultiple ? 'group' : 'radiogroup'} aria-label={t('activity.pick')} sx={{ gap: 1 }}>
      {assignments.map(({ id, title, deadline, drafts, isLinked }) => (
        <FormControlLabel
          key={id}
          sx={{ alignItems: 'flex-start', mr: 0 }}
          control={
            <Control
              size="small"
              name="assignment"
              checked={picked.includes(id)}
              onChange={() => onPick(id)}
            />
          }
          label={
            <Box sx={{ pt: 0.75 }}>
              <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('activity.due', { time: timeInSentence(deadline, zone) })}
                {drafts.length > 1 && ` · ${t('activity.drafts', { count: drafts.length - 1 })}`}
                {isLinked && ` · ${t('activity.linked')}`}
              </Typography>
            </Box>
          }
        />
      ))}
    </Stack>
  );
}
