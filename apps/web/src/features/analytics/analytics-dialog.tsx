import type { SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import type { CallArea } from './analytics-calls.ts';
import { TextGraphs } from './text-graphs.tsx';

interface Props {
  submissionId: SubmissionId;
  subtitle: string;
  onClose: () => void;
  area?: CallArea;
}

/** Charts of one text, in a dialog above its page. */
export function AnalyticsDialog({ submissionId, subtitle, onClose, area = 'classes' }: Props) {
  const { t } = useTranslation('graphs');
  return (
    <FullScreenDialog open title={t('tabs.text')} subtitle={subtitle} onClose={onClose}>
      <TextGraphs submissionId={submissionId} area={area} />
    </FullScreenDialog>
  );
}
