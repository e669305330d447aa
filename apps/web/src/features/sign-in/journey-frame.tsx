import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';

/** Page frame of the sign-in flow: one task, no navigation. */
export function JourneyFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <title>{t('pageTitle', { title })}</title>
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', px: { xs: 2, sm: 3 }, minHeight: 56 }}
      >
        <Wordmark />
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <LanguageSwitch />
          <ThemeToggle />
        </Stack>
      </Stack>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          width: '100%',
          maxWidth: 440,
          mx: 'auto',
          px: 2,
          pt: { xs: 4, sm: 10 },
          pb: 8,
          outline: 'none',
        }}
      >
        <Typography variant="h1">{title}</Typography>
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
    </Box>
  );
}
