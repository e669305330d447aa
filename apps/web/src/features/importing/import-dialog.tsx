import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Conversion } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ConversionLosses,
  ConversionProgress,
  hasEnding,
  useAcceptedOpenDocument,
} from '../../domain/conversions/index.ts';
import { OriginalButton } from '../../domain/submissions/index.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { extensionsFor, findUnsupportedNames } from './import-rules.ts';
import { type ImportTarget, useConvertedImport, useImport } from './use-import.ts';

interface Props {
  target: ImportTarget;
  /** Makes the editor flush pending changes; resolves to false on failure. */
  prepare: () => Promise<boolean>;
  onImported: () => void;
  onClose: () => void;
}

/** Replaces the open file by one from the user's device; an OpenDocument file is converted first. */
export function ImportDialog({ target, prepare, onImported, onClose }: Props) {
  const { fileExtension } = target;
  const { t } = useTranslation(['importing', 'conversion', 'common']);
  const titleId = useId();
  const { acceptedKind, missingKind } = useAcceptedOpenDocument(fileExtension);
  const [rejectedFile, setRejectedFile] = useState<string | null>(null);
  const direct = useImport(target, { prepare, onImported });
  const converted = useConvertedImport(target, { prepare, onImported });
  const isBusy = direct.isPending || converted.isPending;
  const extensions = extensionsFor(fileExtension, acceptedKind);
  const choose = (files: File[]) => {
    const names = findUnsupportedNames(files, extensions);
    setRejectedFile(names === null ? null : t('unsupported', { names }));
    direct.reset();
    converted.reset();
    const [file] = files;
    if (names !== null || file === undefined) return;
    if (hasEnding(file.name, acceptedKind)) converted.convert(file);
    else direct.mutate(file);
  };
  const error = direct.error ?? converted.error;
  const canClose = !isBusy || converted.waiting !== null;
  return (
    <Dialog open onClose={canClose ? onClose : undefined} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('text', { ending: fileExtension })}</DialogContentText>
        <FileDrop
          label={t('choose')}
          chooseLabel={t('choose')}
          accept={extensions.map((one) => `.${one}`).join()}
          text={
            acceptedKind === null
              ? t('drop', { ending: fileExtension })
              : t('dropEither', { ending: fileExtension, other: acceptedKind })
          }
          error={rejectedFile}
          isBusy={isBusy}
          onFiles={choose}
        />
        {missingKind !== null && (
          <DialogContentText variant="body2">
            {t('conversion:missing', { from: missingKind, to: fileExtension })}
          </DialogContentText>
        )}
        <Progress isBusy={isBusy} waiting={converted.waiting} />
        {converted.incomplete !== null && (
          <ConversionLosses
            losses={converted.incomplete.losses}
            to={fileExtension}
            action={
              <>
                <Button variant="contained" loading={converted.isPending} onClick={converted.acceptLosses}>
                  {t('conversion:useAnyway')}
                </Button>
                <Button color="inherit" disabled={converted.isPending} onClick={onClose}>
                  {t('common:cancel')}
                </Button>
              </>
            }
          />
        )}
        {error !== null && <Alert severity="error">{`${t('failed')}${explainError(error)}`}</Alert>}
        {target.originalKind !== null && <OriginalButton {...target} kind={target.originalKind} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={!canClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Progress({ isBusy, waiting }: { isBusy: boolean; waiting: Conversion | null }) {
  const { t } = useTranslation('importing');
  if (waiting !== null) return <ConversionProgress conversion={waiting} />;
  return isBusy ? <LinearProgress aria-label={t('running')} /> : null;
}

/** The server's message, or one for the failed step. */
function explainError(error: Error): string {
  const reason = error instanceof ApiError ? messageOf(error) : error.message;
  return reason === '' ? '' : `: ${reason}`;
}
