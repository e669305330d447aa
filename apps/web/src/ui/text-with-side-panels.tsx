import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTabs, tabPanelProps } from './page-tabs.tsx';

export interface SidePanel {
  /** Must differ from the ids of other tabs on the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  /** Panels beside the text, in tabs if there are several. */
  panels: readonly SidePanel[];
  children: ReactNode;
}

/** A text with side panels: side by side if there is room, otherwise one at a time; both stay mounted. */
export function TextWithSidePanels({ panels, children }: Props) {
  const { t } = useTranslation('ui');
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [visibleSide, setVisibleSide] = useState<'text' | 'aside'>('text');
  const [first, ...otherPanels] = panels;
  const title = otherPanels.length === 0 ? (first?.title ?? '') : t('besideText.beside');
  const isShown = (part: typeof visibleSide) => isWide || first === undefined || visibleSide === part;
  return (
    <Stack sx={{ flex: 1, minHeight: 0, gap: 1 }}>
      {first !== undefined && !isWide && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={visibleSide}
          onChange={(_event, part: typeof visibleSide | null) => part !== null && setVisibleSide(part)}
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
        {/* Hidden instead of unmounted: the editor keeps running and typed text is kept. */}
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
            {/* Headings of a panel stand below it, and not below those of the text. */}
            <h2 style={visuallyHidden}>{title}</h2>
            <SidePanelContents panels={panels} first={first} />
          </Box>
        )}
      </Box>
    </Stack>
  );
}

function SidePanelContents({ panels, first }: { panels: readonly SidePanel[]; first: SidePanel }) {
  const { t } = useTranslation('ui');
  const [selectedPanel, setSelectedPanel] = useState<string | null>(null);
  const current = panels.find(({ id }) => id === selectedPanel) ?? first;
  return (
    <>
      {panels.length > 1 && (
        <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>
          <PageTabs
            label={t('besideText.beside')}
            tabs={panels.map(({ id, title }) => ({ id, label: title }))}
            value={current.id}
            onChange={setSelectedPanel}
          />
        </Box>
      )}
      {panels.map(({ id, content }) => (
        // Scroll containers must be focusable by keyboard. Hidden instead of unmounted, as above.
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
