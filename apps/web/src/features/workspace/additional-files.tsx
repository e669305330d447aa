import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StudentFile, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../templates/content-type-icon.tsx';
import { AdditionalFileDialog } from './additional-file-dialog.tsx';

type Props = {
  submissionId: SubmissionId;
  files: readonly StudentFile[];
  /** Whether one that has not been begun can be begun now. */
  canBegin: boolean;
};

/** The files beside the text, each labelled by its title, or its type if it has none. */
export function AdditionalFiles({ submissionId, files, canBegin }: Props) {
  const { t } = useTranslation(['workspace', 'templates']);
  const [opened, setOpened] = useState<StudentFile | null>(null);
  const labelOf = (file: StudentFile) => file.title || t(`templates:type.${file.type}`);
  return (
    <>
      <Stack component="nav" direction="row" aria-label={t('files.title')} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {files.map((file) => (
          <Button
            key={file.assignmentTemplateId}
            size="small"
            variant="outlined"
            startIcon={<ContentTypeIcon type={file.type} />}
            disabled={file.fileId === null && !canBegin}
            onClick={() => setOpened(file)}
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
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
