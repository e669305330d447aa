import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useIsSlow } from '../slow-notice.tsx';
import type { EditorPhase } from './use-editor-session.ts';

/** Covers the frame while the document is not usable. */
export function EditorOverlay({ phase, onReopen }: { phase: EditorPhase; onReopen: () => void }) {
  const { t } = useTranslation('ui');
  if (phase === 'open') return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'surface.reading',
      }}
    >
      <Box sx={{ textAlign: 'center', px: 3 }}>
        {phase === 'opening' && <CircularProgress size={28} aria-hidden />}
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {phase === 'opening' && t('editor.loading')}
          {phase === 'failed' && t('editor.failed')}
          {phase === 'closed' && t('editor.closed')}
        </Typography>
        {phase === 'opening' && <SlowOpening onReopen={onReopen} />}
        {phase !== 'opening' && (
          <Button variant="outlined" sx={{ mt: 2 }} onClick={onReopen}>
            {t('editor.reopen')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The document may still come: only whoever waits can tell whether that is worth it. */
function SlowOpening({ onReopen }: { onReopen: () => void }) {
  const { t } = useTranslation('ui');
  if (!useIsSlow()) return null;
  return (
    <>
      <Typography sx={{ mt: 2 }}>{t('slow')}</Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={onReopen}>
        {t('editor.reopen')}
      </Button>
    </>
  );
}
