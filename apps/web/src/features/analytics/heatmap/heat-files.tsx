import type { AdditionalHeatmaps, Heatmap } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTabs, TabPanel } from '../../../ui/page-tabs.tsx';
import { HeatCard } from './heat-card.tsx';

interface Props {
  main: Heatmap;
  /** Heatmaps of attached files; undefined while loading or if not shown. */
  files: AdditionalHeatmaps | undefined;
  onOpen?: ((at: number) => void) | undefined;
}

/** The heatmap of the text and of each attached file. */
export function HeatFiles({ main, files, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const [selectedFile, setSelectedFile] = useState('main');
  const tabs = [
    { id: 'main', label: t('tabs.main') },
    ...(files?.files ?? []).map(({ fileId, title, type }) => ({
      id: `file-${fileId}`,
      label: title === '' ? type : title,
    })),
  ];
  const file = files?.files.find(({ fileId }) => `file-${fileId}` === selectedFile);
  const text = (
    <HeatCard data={main} subject="text" onOpen={onOpen && (({ start }) => onOpen(Date.parse(start)))} />
  );
  if (tabs.length === 1) return text;
  return (
    <>
      <PageTabs label={t('tabs.heatMap')} tabs={tabs} value={selectedFile} onChange={setSelectedFile} />
      <TabPanel id={selectedFile}>
        <div style={{ marginTop: 16 }}>
          {file === undefined || files === undefined ? (
            text
          ) : (
            <HeatCard data={{ ...file, timezone: files.timezone }} subject="text" />
          )}
        </div>
      </TabPanel>
    </>
  );
}
