import CircularProgress from '@mui/material/CircularProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  disabled?: boolean;
  loading?: boolean;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  orientation?: 'horizontal' | 'vertical';
}

/** Tabs of a page or dialog; `useUrlTab` keeps the selected one in the URL. */
export function PageTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
}: Props<Id>) {
  const handleChange = (_event: unknown, id: Id) => onChange(id);
  return (
    <Tabs
      value={value}
      onChange={handleChange}
      aria-label={label}
      orientation={orientation}
      variant="scrollable"
      // No scroll buttons on phones: they appear after the selected tab was scrolled into view and would push it out again.
      scrollButtons="auto"
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          value={tab.id}
          id={`tab-${tab.id}`}
          aria-controls={tab.id === value ? `panel-${tab.id}` : undefined}
          label={tab.label}
          disabled={(tab.disabled ?? false) || (tab.loading ?? false)}
          icon={tab.loading ? <CircularProgress size={14} aria-hidden /> : undefined}
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
}

/** Props of the tab panel with this id. */
export function tabPanelProps(id: string) {
  return { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` } as const;
}

/** The panel of the tab with the same id. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return <div {...tabPanelProps(id)}>{children}</div>;
}
