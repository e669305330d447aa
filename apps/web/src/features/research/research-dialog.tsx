import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type AssignmentId,
  type ClassOverview,
  type ResearchContent,
  type ResearchWriters,
  researchContentSchema,
  researchWritersSchema,
} from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { ExportProgress } from './research-calls.ts';
import { useExport } from './use-export.ts';

interface Props {
  classDetails: Pick<ClassOverview, 'id' | 'className' | 'assignments'>;
  /** Initially selected assignment; the whole class if undefined. */
  assignmentId?: AssignmentId;
  onClose: () => void;
}

/** Exports data of a class or an assignment for research: options, progress, download. */
export function ResearchDialog({ classDetails, assignmentId: first, onClose }: Props) {
  const { t } = useTranslation('research');
  const [assignmentId, setAssignment] = useState<AssignmentId | null>(first ?? null);
  const [writers, setWriters] = useState<ResearchWriters>('codes');
  const [content, setContent] = useState<ResearchContent>('measures');
  const { act: action, progress, end } = useExport();
  const isRunning = action.isPending;
  const choose =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      action.reset();
      change(value);
    };
  const start = () => action.mutate({ classId: classDetails.id, assignmentId, writers, content });
  return (
    <FullScreenDialog
      open
      title={t('title')}
      subtitle={<bdi>{classDetails.className}</bdi>}
      onClose={onClose}
      width="form"
      actions={
        <Button variant="contained" loading={isRunning} onClick={start}>
          {t('start')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Typography>{t('intro')}</Typography>
        <TextField
          select
          label={t('of')}
          value={assignmentId ?? ''}
          disabled={isRunning}
          onChange={({ target }) => {
            const assignment = classDetails.assignments.find(({ id }) => String(id) === target.value);
            choose(setAssignment)(assignment?.id ?? null);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('wholeClass')}</MenuItem>
          {classDetails.assignments.map(({ id, title }) => (
            <MenuItem key={id} value={String(id)} dir="auto">
              {title}
            </MenuItem>
          ))}
        </TextField>
        <ChoiceField
          label={t('writers.label')}
          options={researchWritersSchema.options.map((value) => ({
            value,
            label: t(`writers.${value}`),
            helper: t(`writers.${value}Help`),
          }))}
          value={writers}
          isDisabled={isRunning}
          onChange={choose(setWriters)}
        />
        <ChoiceField
          label={t('content.label')}
          options={researchContentSchema.options.map((value) => ({
            value,
            label: t(`content.${value}`),
            helper: t(`content.${value}Help`),
          }))}
          value={content}
          isDisabled={isRunning}
          onChange={choose(setContent)}
        />
        {content === 'texts' && <Alert severity="warning">{t('textsName')}</Alert>}
        {writers === 'codes' && <Alert severity="info">{t('codesHide')}</Alert>}
        <Typography variant="body2" color="textSecondary">
          {t('format')}
        </Typography>
        <Box aria-live="polite">
          {isRunning && <ExportProgressView progress={progress} onEnd={end} />}
          {action.data === 'saved' && <Alert severity="success">{t('saved')}</Alert>}
          {action.data === 'ended' && <Alert severity="info">{t('ended')}</Alert>}
          {action.error !== null && <Alert severity="error">{messageOf(action.error)}</Alert>}
        </Box>
      </Stack>
    </FullScreenDialog>
  );
}

function ExportProgressView({ progress, onEnd }: { progress: ExportProgress | null; onEnd: () => void }) {
  const { t } = useTranslation('research');
  const { done, texts } = progress ?? { done: 0, texts: 0 };
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        aria-label={t('running')}
        {...(texts > 0 ? { variant: 'determinate', value: (100 * done) / texts } : {})}
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2">{texts > 0 ? t('progress', { done, texts }) : t('running')}</Typography>
        <Button size="small" color="inherit" onClick={onEnd}>
          {t('end')}
        </Button>
      </Stack>
    </Stack>
  );
}
