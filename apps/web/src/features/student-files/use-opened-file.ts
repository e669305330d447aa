import type { StudentFile } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Which of the files beside the text is open: as it is now, also after it was begun or put back. */
export function useOpenedFile(files: readonly StudentFile[]) {
  const { t } = useTranslation(['workspace', 'assignment-files']);
  const [openedId, setOpenedId] = useState<number | null>(null);
  return {
    /** Its title, or its type if it has none. */
    labelOf: (file: StudentFile) => file.title || t(`assignment-files:type.${file.type}`),
    opened: files.find(({ assignmentTemplateId }) => assignmentTemplateId === openedId) ?? null,
    open: (file: StudentFile) => setOpenedId(file.assignmentTemplateId),
    close: () => setOpenedId(null),
  };
}
