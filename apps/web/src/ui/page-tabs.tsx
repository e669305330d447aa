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

/** Tabs of a page or a dialog; keep the chosen one in the address with `useUrlTab`. */
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
      // None on telephones: they appear after the chosen tab was scrolled to, and would push it out of sight again.
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

/** Of the element with the content of the tab of the same id. */
export function tabPanelProps(id: string) {
  return { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` } as const;
}

/** The content of the tab of the same id. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return <div {...tabPanelProps(id)}>{children}</div>;
}
