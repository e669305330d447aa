import type { StudentFile } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The open additional file, with its current state after starting or uploading. */
export function useOpenedFile(files: readonly StudentFile[]) {
  const { t } = useTranslation(['workspace', 'assignment-files']);
  const [openedId, setOpenedId] = useState<number | null>(null);
  return {
    /** Its title, or its type if untitled. */
    labelOf: (file: StudentFile) => file.title || t(`assignment-files:type.${file.type}`),
    opened: files.find(({ assignmentTemplateId }) => assignmentTemplateId === openedId) ?? null,
    open: (file: StudentFile) => setOpenedId(file.assignmentTemplateId),
    close: () => setOpenedId(null),
  };
}
