import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageTabs, TabPanel } from '../../ui/page-tabs.tsx';
import { useUrlTab } from '../../ui/use-url-tab.ts';
import { ChartParts } from './chart-parts.tsx';
import { EditorParts } from './editor-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { TableParts } from './table-parts.tsx';
import { TextParts } from './text-parts.tsx';

const parts = {
  tables: TableParts,
  forms: FormParts,
  texts: TextParts,
  charts: ChartParts,
  editor: EditorParts,
};
const partNames = ['tables', 'forms', 'texts', 'charts', 'editor'] as const;

/** All parts of the interface kit on one page, for developers and for the accessibility check. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const [tab, setTab] = useUrlTab(partNames, 'tables');
  const Part = parts[tab];
  return (
    <PageFrame
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumbs={[{ label: 'dev' }, { label: t('title') }]}
      className="ENG 101"
      tabs={
        <PageTabs
          label={t('tabs.label')}
          tabs={partNames.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      }
    >
      <TabPanel id={tab}>
        <Part />
      </TabPanel>
    </PageFrame>
  );
}
