import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FigureTip } from './figure-tip.tsx';
import type { FigureKey } from './figures.ts';

/** The name of a figure with what it is. */
export function FigureLabel({ figure }: { figure: FigureKey }) {
  const { t } = useTranslation('figures');
  return (
    // The mark is taller than a line of text and must not push lines apart.
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.25, '& button': { my: -0.75 } }}
    >
      {t(`${figure}.name`)}
      <FigureTip figure={figure} />
    </Box>
  );
}
