import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { cellStates } from './cell-state.ts';
import { stateColours } from './grid-styles.ts';
import { StateSign } from './state-sign.tsx';

/** Legend of the cell colours and icons. */
export function GradeLegend() {
  const { t } = useTranslation('gradebook');
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('legend.label')}
      sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, columnGap: 2.5, rowGap: 0.75, flexWrap: 'wrap' }}
    >
      {cellStates.map((state) => (
        <Stack key={state} component="li" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <Box
            aria-hidden
            sx={{
              width: 28,
              height: 20,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              display: 'grid',
              placeItems: 'center',
              fontSize: 12,
              bgcolor: state === 'late' ? 'background.paper' : stateColours[state],
            }}
          >
            {state === 'graded' ? '85' : <StateSign state={state} isNamed={false} />}
          </Box>
          <Typography variant="body2">{t(`legend.${state}`)}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
