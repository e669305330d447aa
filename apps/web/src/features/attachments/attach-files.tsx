import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { SubmissionId } from '@redraft/contracts';
import { attachmentExtensions, limits } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { CloseIcon } from '../../ui/icons/index.ts';
import { attachFiles, attachmentsQuery } from './attachment-calls.ts';
import { AttachmentList } from './attachment-list.tsx';
import { addChosen, computeProgress, formatSize, keyOf, sortChosen, sumSizes } from './attachment-rules.ts';

interface Props {
  submissionId: SubmissionId;
  /** Whether the assignment accepts files and is open for writing. */
  canAttach: boolean;
  zone: string;
}

/** The "Attach File(s)" section: existing attachments and an upload area. */
export function AttachFiles({ submissionId, canAttach, zone }: Props) {
  const { t } = useTranslation('attachments');
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      {canAttach ? <Chooser submissionId={submissionId} /> : <Alert severity="info">{t('closed')}</Alert>}
      <Box component="section" aria-label={t('list.label')}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          {t('list.label')}
        </Typography>
        <AttachmentList submissionId={submissionId} audience="student" zone={zone} />
      </Box>
    </Stack>
  );
}

function Chooser({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('attachments');
  const [files, setFiles] = useState<File[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const upload = useUpload(submissionId, () => {
    setFiles([]);
    setProblems([]);
  });
  const total = sumSizes(files);
  const isTooMuch = total > limits.attachedBytes;
  const choose = (selection: File[]) => {
    const { accepted, unsupported, tooLarge } = sortChosen(selection);
    const added = addChosen(files, accepted);
    setFiles(added.files);
    setProblems([
      ...(tooLarge.length === 0 ? [] : [t('tooLarge', { names: tooLarge.join(', ') })]),
      ...(unsupported.length === 0
        ? []
        : [`${t('unsupported', { names: unsupported.join(', ') })}. ${t('compress')}`]),
      ...(added.tooMany.length === 0
        ? []
        : [t('tooMany', { most: limits.attachmentsPerUpload, names: added.tooMany.join(', ') })]),
    ]);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FileDrop
        label={t('choose')}
        chooseLabel={t('choose')}
        accept={attachmentExtensions.map((extension) => `.${extension}`).join(',')}
        text={t('drop')}
        onFiles={choose}
      />
      {problems.map((problem) => (
        <Alert key={problem} severity="warning" role="alert">
          <span dir="auto">{problem}</span>
        </Alert>
      ))}
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          sentBytes={upload.isPending ? upload.sentBytes : null}
          isTooMuch={isTooMuch}
          onRemove={(file) => setFiles(files.filter((other) => other !== file))}
        />
      )}
      {isTooMuch && <Alert severity="error">{t('totalTooLarge')}</Alert>}
      <Tooltip title={t('stays')} describeChild>
        <span style={{ alignSelf: 'flex-start' }}>
          <Button
            variant="contained"
            disabled={files.length === 0 || isTooMuch}
            loading={upload.isPending}
            onClick={() => upload.mutate(files)}
          >
            {t('upload')}
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}

function useUpload(submissionId: SubmissionId, onDone: () => void) {
  const { t } = useTranslation('attachments');
  const client = useQueryClient();
  const [sentBytes, setSentBytes] = useState(0);
  const action = useAction({
    mutationFn: (files: readonly File[]) => {
      setSentBytes(0);
      return attachFiles({ submissionId, files }, setSentBytes);
    },
    meta: { showsOwnError: true },
    onSuccess: async () => {
      notify(t('uploaded'));
      onDone();
      await client.invalidateQueries({ queryKey: attachmentsQuery(submissionId).queryKey });
    },
    // Shows the server's message for a rejected upload, otherwise a generic one.
    onError: (error) => notify(isRejectedByServer(error) ? messageOf(error) : t('failed'), { kind: 'error' }),
  });
  return { ...action, sentBytes };
}

function isRejectedByServer(error: Error): boolean {
  return error instanceof ApiError && /^(attachment|assignment|submission|class)\./.test(error.code);
}

interface ChosenProps {
  files: readonly File[];
  /** Null if no upload is running. */
  sentBytes: number | null;
  isTooMuch: boolean;
  onRemove: (file: File) => void;
}

function ChosenFiles({ files, sentBytes, isTooMuch, onRemove }: ChosenProps) {
  const { t, i18n } = useTranslation('attachments');
  const progress = computeProgress(files, sentBytes ?? 0);
  return (
    <Box>
      <Box component="ul" aria-label={t('chosen')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file, index) => (
          <Box component="li" key={keyOf(file)} sx={{ py: 0.5 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                {formatSize(file.size, i18n.language)}
              </Typography>
              {sentBytes === null && (
                <IconButton
                  size="small"
                  onClick={() => onRemove(file)}
                  aria-label={t('remove', { name: file.name })}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              )}
            </Stack>
            {sentBytes !== null && (
              <LinearProgress
                variant="determinate"
                value={progress[index] ?? 0}
                aria-label={t('sending', { name: file.name })}
              />
            )}
          </Box>
        ))}
      </Box>
      <Typography
        variant="body2"
        data-too-much={isTooMuch}
        sx={{
          mt: 0.5,
          color: isTooMuch ? 'error.main' : 'text.secondary',
          fontWeight: isTooMuch ? 600 : 400,
        }}
      >
        {t('total', {
          size: formatSize(sumSizes(files), i18n.language),
          most: formatSize(limits.attachedBytes, i18n.language),
        })}
      </Typography>
    </Box>
  );
}
