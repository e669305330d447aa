import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '../../../ui/info-list.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { loadEditorConsole } from './system-calls.ts';

const counts = ['documents', 'openings', 'writing', 'people', 'locked'] as const;
/** Polling interval for live numbers. */
const refetchIntervalMs = 15_000;

/** /admin/editor: the third-party editor's admin console, or statistics of the built-in editor. */
export function EditorConsolePage() {
  const { t, i18n } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['editor-console'],
    queryFn: ({ signal }) => loadEditorConsole(signal),
    refetchInterval: refetchIntervalMs,
  });
  const consoleUrl = query.data?.consoleUrl ?? null;
  // Leaves the app: the console is a page of the third-party editor.
  useEffect(() => {
    if (consoleUrl !== null) window.location.replace(consoleUrl);
  }, [consoleUrl]);
  return (
    <AdminFrame title={t('link.editorConsole')} subtitle={t('editor.subtitle')}>
      <QueryView query={query}>
        {(numbers) =>
          numbers.consoleUrl !== null ? (
            <Alert severity="info">{t('editor.leaving')}</Alert>
          ) : (
            <Stack sx={{ gap: 2, maxWidth: 640 }}>
              <Alert severity="info">{t('editor.builtIn')}</Alert>
              <InfoCard
                title={t('editor.now')}
                items={counts.map((name) => ({
                  label: t(`editor.${name}`),
                  value: numbers[name].toLocaleString(i18n.language),
                }))}
              />
            </Stack>
          )
        }
      </QueryView>
    </AdminFrame>
  );
}
