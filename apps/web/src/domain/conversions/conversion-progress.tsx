import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Conversion } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

/** How far a conversion is. */
export function ConversionProgress({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation('conversion');
  const text = conversion.ahead > 0 ? t('ahead', { count: conversion.ahead }) : t('running');
  return (
    <Box role="status">
      <LinearProgress aria-label={t('running')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}
