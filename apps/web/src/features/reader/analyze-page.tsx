import { useTranslation } from 'react-i18next';
import { LazyDialogs } from '../../ui/dialogs/lazy-dialog.tsx';
import { TextGraphs } from '../analytics/index.ts';
import { LinkedRewind } from '../rewind/index.ts';
import { PageOfText } from './page-of-text.tsx';

const dialogs = [LinkedRewind];

/** /analyze/{id}: the charts of one text, for the class's teaching staff. */
export function AnalyzePage() {
  const { t } = useTranslation('graphs');
  return (
    <PageOfText title={t('tabs.text')}>
      {({ submissionId }, about) => (
        <>
          <TextGraphs submissionId={submissionId} />
          <LazyDialogs preload={dialogs}>
            <LinkedRewind submissionId={submissionId} subtitle={about} />
          </LazyDialogs>
        </>
      )}
    </PageOfText>
  );
}
