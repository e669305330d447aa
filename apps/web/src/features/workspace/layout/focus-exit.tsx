import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { CloseFullscreenIcon } from '../../../ui/icons/index.ts';

/** The only control in focus mode: the button to leave it. */
export function FocusExit({ onExit }: { onExit: () => void }) {
  const { t } = useTranslation('workspace');
  return (
    <Tooltip title={t('focus.end')}>
      <IconButton
        onClick={onExit}
        aria-label={t('focus.end')}
        sx={{
          position: 'absolute',
          right: 12,
          bottom: { xs: 88, sm: 40 },
          zIndex: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
        }}
      >
        <CloseFullscreenIcon />
      </IconButton>
    </Tooltip>
  );
}
