import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import type { DraftState } from './draft-states.ts';

interface Props {
  drafts: readonly DraftState[];
  /** The draft whose version is open; null for the text as it is now. */
  shown: number | null;
  zone: string;
  onShow: (draftId: number | null) => void;
}

/** The drafts in their order; one that was handed in opens as it was then. */
export function DraftTimeline({ drafts, shown, zone, onShow }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Box
      component="ol"
      aria-label={t('drafts.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', gap: 1, overflowX: 'auto' }}
    >
      {drafts.map((draft) => (
        <Stop
          key={draft.draftId}
          isShown={shown === draft.draftId}
          canOpen={draft.seq !== null}
          onOpen={() => onShow(draft.draftId)}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
            {draft.title}
          </Typography>
          <StatusChip status={draft.status} noneTone="neutral" />
          <Typography variant="caption" color="textSecondary" noWrap>
            {draft.submittedAt === null ? t('drafts.due') : t('drafts.submitted')}{' '}
            <DateTimeText iso={draft.submittedAt ?? draft.due} zone={zone} />
          </Typography>
        </Stop>
      ))}
      <Stop isShown={shown === null} canOpen onOpen={() => onShow(null)}>
        <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
          {t('ongoing')}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap>
          {t('drafts.newest')}
        </Typography>
      </Stop>
    </Box>
  );
}

interface StopProps {
  isShown: boolean;
  canOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Stop({ isShown, canOpen, onOpen, children }: StopProps) {
  return (
    <Box component="li" sx={{ flexShrink: 0 }}>
      <ButtonBase
        disabled={!canOpen}
        aria-pressed={isShown}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: 0.5,
          minHeight: '100%',
          px: 1.5,
          py: 1,
          border: 1,
          borderRadius: 1.5,
          borderColor: isShown ? 'primary.main' : 'divider',
          bgcolor: isShown ? 'action.selected' : 'background.paper',
          textAlign: 'left',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {children}
      </ButtonBase>
    </Box>
  );
}
