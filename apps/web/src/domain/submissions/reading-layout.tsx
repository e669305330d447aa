import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';

interface Props {
  /** Page title: student and assignment. */
  subtitle: string;
  classTitle: string;
  isBusy?: boolean;
  readerBar: ReactNode;
  details: ReactNode;
  text: ReactNode;
  dialogs: ReactNode;
}

/**
 * Beside a longer column the text sticks by its lower edge: it is taller than most windows, so sticking by the upper edge would make its end
 * unreachable.
 */
const stickyStyles = {
  position: { md: 'sticky' },
  bottom: { md: '20px' },
  alignSelf: { md: 'end' },
} as const;

/** A page for reading a text with information beside it; stacked on narrow screens. */
export function ReadingLayout({ subtitle, classTitle, isBusy, readerBar, details, text, dialogs }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box
      aria-busy={isBusy}
      sx={{
        display: 'grid',
        gap: 2,
        px: { xs: 1.5, sm: 3 },
        py: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: '"who" "text" "facts"', md: '"who text" "facts text"' },
      }}
    >
      <title>{t('pageTitle', { title: subtitle })}</title>
      <HeaderClassName name={classTitle} />
      <Stack sx={{ gridArea: 'who', gap: 2 }}>{readerBar}</Stack>
      <Stack sx={{ gridArea: 'facts', gap: 2 }}>{details}</Stack>
      <Box sx={{ gridArea: 'text', minWidth: 0, ...stickyStyles }}>{text}</Box>
      {dialogs}
    </Box>
  );
}
