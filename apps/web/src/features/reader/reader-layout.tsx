import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import { useStableScroll } from '../../ui/use-stable-scroll.ts';

interface Props {
  /** Page title: student and assignment. */
  textTitle: string;
  classTitle: string;
  isBusy: boolean;
  /** A bar across the full width. */
  bar: ReactNode;
  text: ReactNode;
  /** Beside the text if there is room, otherwise below it. */
  panel: ReactNode;
  dialogs: ReactNode;
}

const barHeight = 52;

/** Three zones: a bar, the text as large as possible, and a panel on the right. */
export function ReaderLayout({ textTitle, classTitle, isBusy, bar, text, panel, dialogs }: Props) {
  const { t } = useTranslation(['common', 'grading']);
  const scrollContainer = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useStableScroll(scrollContainer, content);
  return (
    <Box aria-busy={isBusy} sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      <title>{t('common:pageTitle', { title: textTitle })}</title>
      <HeaderClassName name={classTitle} />
      <Box
        component="header"
        sx={{
          position: { md: 'sticky' },
          top: 0,
          zIndex: 'appBar',
          minHeight: barHeight,
          px: { xs: 1.5, sm: 2 },
          py: 0.5,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {bar}
      </Box>
      <Box
        sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'column', md: 'row' }, alignItems: 'stretch' }}
      >
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 2 }, pt: 0.5, pb: 2 }}>{text}</Box>
        <Box
          component="aside"
          ref={scrollContainer}
          aria-label={t('grading:panel.label')}
          sx={{
            width: { md: 320, lg: 352 },
            flexShrink: 0,
            borderLeft: { md: 1 },
            borderTop: { xs: 1, md: 0 },
            borderColor: { xs: 'divider', md: 'divider' },
            // Beside the text the panel scrolls by itself, so that the text stays visible.
            position: { md: 'sticky' },
            top: { md: barHeight },
            alignSelf: { md: 'flex-start' },
            height: { md: `calc(100dvh - ${barHeight}px)` },
            overflowY: { md: 'auto' },
          }}
        >
          <div ref={content}>{panel}</div>
        </Box>
      </Box>
      {dialogs}
    </Box>
  );
}
