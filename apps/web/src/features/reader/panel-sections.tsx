import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from './use-page-keys.ts';

export interface PanelSection {
  name: 'grade' | 'feedback' | 'process' | 'more';
  content: ReactNode;
}

interface Props {
  sections: readonly PanelSection[];
  /** The section whose field gets the initial focus, or null. */
  entered: 'grade' | null;
}

/** Selector of a section's first field. */
const fieldSelectors = {
  grade: 'form input:not([aria-hidden]), form [role="combobox"]',
  feedback: 'textarea:not([aria-hidden])',
} as const;

const immediateSections: ReadonlySet<PanelSection['name']> = new Set(['grade', 'feedback']);

/** The panel's sections in a column, below a bar of links to each. */
export function PanelSections({ sections, entered }: Props) {
  const { t } = useTranslation('grading');
  const sectionElements = useRef(new Map<string, HTMLElement>());
  // Text and grade render first; sections further down are deferred.
  const isFullyRendered = useDeferredValue(true, false);
  const show = (name: string) => {
    const section = sectionElements.current.get(name);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  const enter = (name: keyof typeof fieldSelectors) => {
    const field = sectionElements.current.get(name)?.querySelector<HTMLElement>(fieldSelectors[name]) ?? null;
    if (field === null) return show(name);
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  };
  usePageKeys({ grade: () => enter('grade'), feedback: () => enter('feedback') });
  const start = useEffectEvent(() => {
    if (entered !== null) enter(entered);
  });
  // Focuses the requested section after moving to another text.
  useEffect(() => start(), []);
  return (
    <>
      <Stack
        component="nav"
        aria-label={t('panel.parts')}
        direction="row"
        sx={{
          position: { md: 'sticky' },
          top: 0,
          zIndex: 1,
          px: 1,
          py: 0.5,
          flexWrap: 'wrap',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {sections.map(({ name }) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            onClick={() => show(name)}
            sx={{ flex: '1 1 auto', minWidth: 24 }}
          >
            {t(`panel.${name}`)}
          </Button>
        ))}
      </Stack>
      {sections.map(({ name, content }) => (
        <Box
          key={name}
          // A group, not a landmark: the cards inside are landmarks.
          role="group"
          aria-label={t(`panel.${name}`)}
          tabIndex={-1}
          ref={(element: HTMLElement | null) => {
            if (element) sectionElements.current.set(name, element);
          }}
          sx={{
            px: 2,
            py: 2,
            scrollMarginTop: 44,
            outline: 'none',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Stack sx={{ gap: 2 }}>{(isFullyRendered || immediateSections.has(name)) && content}</Stack>
        </Box>
      ))}
    </>
  );
}
