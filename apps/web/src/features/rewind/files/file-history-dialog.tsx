import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import type { HistoryFile } from './file-history-calls.ts';
import { FileRewind } from './file-rewind.tsx';

interface Props {
  file: HistoryFile;
  /** Name of the file. */
  name: string;
  onClose: () => void;
}

/** The history of an additional file. */
export function FileHistoryDialog({ file, name, onClose }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <FullScreenDialog open title={t('files.title')} subtitle={name} onClose={onClose} width="full">
      <Box sx={{ height: { md: 'calc(100dvh - 62px)' } }}>
        <FileRewind file={file} position={start} />
      </Box>
    </FullScreenDialog>
  );
}

const start = { kind: 'start' } as const;
