import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AssignmentFileId, SubmissionId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeClosed } from '../../domain/submissions/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { type PutBackProblem, problemOfAnswer, problemOfFile } from './put-back-rules.ts';
import { putBackFile } from './student-file-calls.ts';

interface Props {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentTemplateId?: AssignmentFileId;
  /** Required file extension. */
  fileExtension: string;
  onDone?: () => void;
}

/** Uploads a file that was edited in an external program. */
export function PutBack({ submissionId, assignmentTemplateId, fileExtension, onDone }: Props) {
  const { t } = useTranslation('workspace');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<PutBackProblem | null>(null);
  const send = useAction({
    meta: { showsOwnError: true },
    mutationFn: (chosenFile: File) => putBackFile({ submissionId, assignmentTemplateId, file: chosenFile }),
    onSuccess: async (_done, chosenFile) => {
      notify(t('files.putBackDone', { name: chosenFile.name }));
      setFile(null);
      await client.invalidateQueries({ predicate: isNotEditorFrameQuery });
      onDone?.();
    },
    onError: (error) => setProblem(problemOfAnswer(error)),
  });
  const megabytes = limits.templateBytes / 1024 / 1024;
  const choose = (chosenFile: File) => {
    setFile(chosenFile);
    setProblem(problemOfFile(chosenFile, fileExtension));
  };
  return (
    <Box component="section" aria-label={t('files.putBack')} sx={{ textAlign: 'start' }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('files.putBack')}
      </Typography>
      <FileDrop
        label={t('files.putBack')}
        chooseLabel={t('files.choose')}
        accept={`.${fileExtension}`}
        text={file?.name ?? t('files.accepted', { ending: fileExtension, megabytes })}
        error={problem && describeProblem(problem)}
        onFile={choose}
      />
      {send.isPending && <LinearProgress aria-label={t('files.sending')} sx={{ mt: 1 }} />}
      {file !== null && problem === null && (
        <Alert
          severity="info"
          sx={{ mt: 1.5, alignItems: 'center' }}
          action={
            <Button variant="contained" loading={send.isPending} onClick={() => send.mutate(file)}>
              {t('files.replace')}
            </Button>
          }
        >
          {t('files.willReplace')}
        </Alert>
      )}
    </Box>
  );

  function describeProblem(found: PutBackProblem): string {
    if (found.kind === 'other') return describeClosed({ reason: found.message, code: found.code }, t).text;
    return t(`files.${found.kind}`, { ending: fileExtension, megabytes });
  }
}
