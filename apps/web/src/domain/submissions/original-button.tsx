import Button from '@mui/material/Button';
import type { AssignmentFileId, OpenDocumentKind, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { DownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { downloadOriginal } from './submission-calls.ts';

interface Props {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentTemplateId?: AssignmentFileId;
  kind: OpenDocumentKind;
}

/** Downloads the OpenDocument file that was imported last, as it was uploaded. */
export function OriginalButton({ submissionId, assignmentTemplateId, kind }: Props) {
  const { t } = useTranslation('conversion');
  const download = useAction({
    mutationFn: () =>
      downloadOriginal({
        submissionId,
        ...(assignmentTemplateId === undefined ? {} : { assignmentTemplateId }),
      }),
  });
  return (
    <Button
      size="small"
      startIcon={<DownloadOutlinedIcon />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {t('downloadOriginal', { ending: kind })}
    </Button>
  );
}
