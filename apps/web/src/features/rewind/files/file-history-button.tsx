import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFileHistory } from '../../../domain/revisions/index.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { HistoryIcon } from '../../../ui/icons/index.ts';
import type { HistoryFile } from './file-history-calls.ts';

const FileHistoryDialog = lazyDialog(
  async () => (await import('./file-history-dialog.tsx')).FileHistoryDialog,
);

interface Props {
  file: HistoryFile;
  /** Extension of the file. */
  fileType: string;
  /** Name of the file. */
  name: string;
}

/** Opens the history of an additional file; nothing for types that have none. */
export function FileHistoryButton({ file, fileType, name }: Props) {
  const { t } = useTranslation('rewind');
  const [isOpen, setOpen] = useState(false);
  if (!hasFileHistory(fileType)) return null;
  return (
    <>
      <Button size="small" color="inherit" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t('files.title')}
      </Button>
      {isOpen && <FileHistoryDialog file={file} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
