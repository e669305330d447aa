import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { FileId } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { performRequest } from '../../lib/api.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { extensionsFor, findUnsupportedNames } from './import-rules.ts';

const importedSchema = z.object({ hadMacros: z.boolean() });

interface Props {
  fileId: FileId;
  /** Whether it is the main file: main and additional files have different calls. */
  isMain: boolean;
  /** Accepted file extension. */
  fileExtension: string;
  /** Makes the editor flush pending changes; resolves to false on failure. */
  prepare: () => Promise<boolean>;
  onImported: () => void;
  onClose: () => void;
}

/** Replaces the open file by one from the user's device. */
export function ImportDialog({ fileId, isMain, fileExtension, prepare, onImported, onClose }: Props) {
  const { t } = useTranslation(['importing', 'common']);
  const titleId = useId();
  const [rejectedFile, setRejectedFile] = useState<string | null>(null);
  const action = useAction({
    mutationFn: async (file: File) => {
      if (!(await prepare())) throw new Error(t('unsaved'));
      const path = `/${isMain ? 'addition/' : ''}wopi/files/${fileId}/contents` as const;
      const answer = await performRequest({ method: 'POST', path }, { body: file });
      return importedSchema.parse(await answer.json()).hadMacros;
    },
    meta: { showsOwnError: true },
    onSuccess: (hadMacros) => {
      notify(hadMacros ? `${t('done')}. ${t('withoutMacros')}` : t('done'));
      onImported();
    },
  });
  const choose = (files: File[]) => {
    const names = findUnsupportedNames(files, fileExtension);
    setRejectedFile(names === null ? null : t('unsupported', { names }));
    action.reset();
    if (names === null && files[0] !== undefined) action.mutate(files[0]);
  };
  const failure = action.error === null ? null : `${t('failed')}${explainError(action.error)}`;
  return (
    <Dialog
      open
      onClose={action.isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('text', { ending: fileExtension })}</DialogContentText>
        <FileDrop
          label={t('choose')}
          chooseLabel={t('choose')}
          accept={extensionsFor(fileExtension)
            .map((one) => `.${one}`)
            .join()}
          text={t('drop', { ending: fileExtension })}
          error={rejectedFile}
          onFiles={choose}
        />
        {action.isPending && <LinearProgress aria-label={t('running')} />}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={action.isPending}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The server's message, or one for the failed step. */
function explainError(error: Error): string {
  const reason = error instanceof ApiError ? messageOf(error) : error.message;
  return reason === '' ? '' : `: ${reason}`;
}
