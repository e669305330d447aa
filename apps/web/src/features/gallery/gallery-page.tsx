import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageTabs, TabPanel } from '../../ui/page-tabs.tsx';
import { useUrlTab } from '../../ui/use-url-tab.ts';

const parts = {
  tables: lazy(async () => ({ default: (await import('./table-examples.tsx')).TableExamples })),
  forms: lazy(async () => ({ default: (await import('./form-examples.tsx')).FormExamples })),
  texts: lazy(async () => ({ default: (await import('./text-examples.tsx')).TextExamples })),
  charts: lazy(async () => ({ default: (await import('./chart-examples.tsx')).ChartExamples })),
  editor: lazy(async () => ({ default: (await import('./editor-examples.tsx')).EditorExamples })),
};
const exampleTabs = ['tables', 'forms', 'texts', 'charts', 'editor'] as const;

/** All parts of the interface kit on one page, for developers and for the accessibility check. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const [tab, setTab] = useUrlTab(exampleTabs, 'tables');
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
          tabs={exampleTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      }
    >
      <TabPanel id={tab}>
        <Suspense fallback={<LoadingPage />}>
          <Part />
        </Suspense>
      </TabPanel>
    </PageFrame>
  );
}
