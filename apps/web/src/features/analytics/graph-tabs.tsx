import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { PageTabs, TabPanel } from '../../ui/page-tabs.tsx';

export interface GraphTab {
  id: string;
  label: string;
  /** Null until the chart's data is loaded. */
  panel: (() => ReactNode) | null;
  hasFailed: boolean;
  onRetry: () => void;
}

interface Props {
  label: string;
  /** Makes the ids of these tabs unique in the document. */
  prefix: string;
  tabs: readonly GraphTab[];
}

/**
 * Charts in tabs, on the left or above on narrow screens. A tab is enabled once its data is loaded; a failed one stays disabled and shows its error
 * only while selected.
 */
export function GraphTabs({ label, prefix, tabs }: Props) {
  const [selectedTab, setSelectedTab] = useState<string | null>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const visibleTab =
    tabs.find(({ id }) => id === selectedTab) ??
    tabs.find(({ panel }) => panel !== null) ??
    tabs.find(({ hasFailed }) => !hasFailed) ??
    tabs[0];
  if (visibleTab === undefined) return null;
  const buildTabId = (id: string) => `${prefix}-${id}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '190px minmax(0, 1fr)' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{
          minWidth: 0,
          ...(isWide
            ? {
                borderRight: 1,
                borderColor: 'divider',
                '& .MuiTab-root': {
                  justifyContent: 'space-between',
                  textAlign: 'start',
                  mr: 0,
                  pr: 2,
                  minHeight: 44,
                },
              }
            : { borderBottom: 1, borderColor: 'divider' }),
        }}
      >
        <PageTabs
          label={label}
          orientation={isWide ? 'vertical' : 'horizontal'}
          value={buildTabId(visibleTab.id)}
          onChange={(id) => {
            const tab = tabs.find((one) => buildTabId(one.id) === id);
            if (tab !== undefined) setSelectedTab(tab.id);
          }}
          tabs={tabs.map(({ id, label: name, panel, hasFailed }) => ({
            id: buildTabId(id),
            label: name,
            disabled: panel === null,
            loading: panel === null && !hasFailed,
          }))}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <TabPanel id={buildTabId(visibleTab.id)}>
          {visibleTab.panel === null ? (
            <ChartMessage
              name={visibleTab.label}
              state={visibleTab.hasFailed ? 'failed' : 'loading'}
              height={320}
              onRetry={visibleTab.onRetry}
            />
          ) : (
            visibleTab.panel()
          )}
        </TabPanel>
      </Box>
    </Box>
  );
}
