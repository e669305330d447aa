import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StudentFile, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../../ui/content-type-icon.tsx';
import { AdditionalFileDialog } from './additional-file-dialog.tsx';
import { useOpenedFile } from './use-opened-file.ts';

interface Props {
  submissionId: SubmissionId;
  files: readonly StudentFile[];
}

/** For readers of a text: additional files that the student has started. */
export function AdditionalFiles({ submissionId, files }: Props) {
  const { t } = useTranslation('workspace');
  const { opened, open, close, labelOf } = useOpenedFile(files);
  return (
    <>
      <Stack component="nav" direction="row" aria-label={t('files.title')} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {files.map((file) => (
          <Button
            key={file.assignmentTemplateId}
            size="small"
            variant="outlined"
            startIcon={<ContentTypeIcon type={file.type} />}
            disabled={file.fileId === null}
            onClick={() => open(file)}
          >
            {labelOf(file)}
          </Button>
        ))}
      </Stack>
      {opened !== null && (
        <AdditionalFileDialog
          submissionId={submissionId}
          file={opened}
          name={labelOf(opened)}
          canPutBack={false}
          onClose={close}
        />
      )}
    </>
  );
}
