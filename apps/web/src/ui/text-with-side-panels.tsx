import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTabs, tabPanelProps } from './page-tabs.tsx';

export interface SidePanel {
  /** On a page that has tabs as well no name of those. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  /** What stands beside the text, in tabs where it is more than one thing. */
  panels: readonly SidePanel[];
  children: ReactNode;
}

/** A text with something beside it: next to each other where there is room, else one of the two, which both stay open. */
export function TextWithSidePanels({ panels, children }: Props) {
  const { t } = useTranslation('ui');
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [shown, setShown] = useState<'text' | 'aside'>('text');
  const [first, ...others] = panels;
  const title = others.length === 0 ? (first?.title ?? '') : t('besideText.beside');
  const isShown = (part: typeof shown) => isWide || first === undefined || shown === part;
  return (
    <Stack sx={{ flex: 1, minHeight: 0, gap: 1 }}>
      {first !== undefined && !isWide && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={shown}
          onChange={(_event, part: typeof shown | null) => part !== null && setShown(part)}
        >
          <ToggleButton value="text">{t('besideText.text')}</ToggleButton>
          <ToggleButton value="aside">{title}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 1,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: isWide && first !== undefined ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
        }}
      >
        {/* Hidden, not taken away: the editor goes on, and what is typed stays. */}
        <Box sx={{ gridArea: '1 / 1', minWidth: 0, visibility: isShown('text') ? 'visible' : 'hidden' }}>
          {children}
        </Box>
        {first !== undefined && (
          <Box
            component="aside"
            aria-label={title}
            sx={{
              gridArea: isWide ? '1 / 2' : '1 / 1',
              minWidth: 0,
              display: 'flex',
              flexDirection: 'column',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              visibility: isShown('aside') ? 'visible' : 'hidden',
            }}
          >
            <Contents panels={panels} first={first} />
          </Box>
        )}
      </Box>
    </Stack>
  );
}

function Contents({ panels, first }: { panels: readonly SidePanel[]; first: SidePanel }) {
  const { t } = useTranslation('ui');
  const [chosen, setChosen] = useState<string | null>(null);
  const current = panels.find(({ id }) => id === chosen) ?? first;
  return (
    <>
      {panels.length > 1 && (
        <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
          <PageTabs
            label={t('besideText.beside')}
            tabs={panels.map(({ id, title }) => ({ id, label: title }))}
            value={current.id}
            onChange={setChosen}
          />
        </Box>
      )}
      {panels.map(({ id, content }) => (
        // It scrolls by itself, so the keyboard has to come to it. Hidden, not taken away, as above.
        <Box
          key={id}
          tabIndex={0}
          {...(panels.length > 1 && tabPanelProps(id))}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            p: 2,
            ...(id !== current.id && { display: 'none' }),
          }}
        >
          {content}
        </Box>
      ))}
    </>
  );
}
