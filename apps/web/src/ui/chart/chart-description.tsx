import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The id of the description of the chart around a drawing. */
const DescriptionId = createContext<string | undefined>(undefined);
export const DescriptionIdProvider = DescriptionId.Provider;
export const useDescriptionId = (): string | undefined => useContext(DescriptionId);

/** Read to screen readers with the chart, and shown on demand. */
export function ChartDescription({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
        sx={{ ml: -1.75 }}
      >
        {t('chart.description.show')}
      </Button>
      <Typography id={id} variant="body2" hidden={!isShown} sx={{ maxWidth: '72ch' }}>
        {text}
      </Typography>
    </Box>
  );
}
