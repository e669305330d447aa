import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';

interface Props {
  /** Whose text it is, and of what: the title of the page. */
  about: string;
  classTitle: string;
  isBusy?: boolean;
  who: ReactNode;
  facts: ReactNode;
  text: ReactNode;
  dialogs: ReactNode;
}

/**
 * Beside a longer column the text goes along once its lower edge is reached: it is higher than most windows, so that held by its upper edge its
 * end would never come into sight.
 */
const staysInSight = {
  position: { md: 'sticky' },
  bottom: { md: '20px' },
  alignSelf: { md: 'end' },
} as const;

/** A page on which a text is read, with what is known of it beside it; under each other on narrow screens. */
export function ReadingLayout({ about, classTitle, isBusy, who, facts, text, dialogs }: Props) {
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
      <title>{t('pageTitle', { title: about })}</title>
      <HeaderClassName name={classTitle} />
      <Stack sx={{ gridArea: 'who', gap: 2 }}>{who}</Stack>
      <Stack sx={{ gridArea: 'facts', gap: 2 }}>{facts}</Stack>
      <Box sx={{ gridArea: 'text', minWidth: 0, ...staysInSight }}>{text}</Box>
      {dialogs}
    </Box>
  );
}
