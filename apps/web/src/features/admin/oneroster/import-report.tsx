import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type RosterChangeKind,
  type RosterCounts,
  type RosterImport,
  rosterChangeKinds,
  rosterSkipReasons,
} from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChangesTable } from './changes-table.tsx';
import { ProblemsTable } from './problems-table.tsx';

interface Props {
  answer: RosterImport;
  /** The answer to an import: if it was not done, something has changed since the preview. */
  hasChanged: boolean;
  isBusy: boolean;
  onImport: () => void;
}

/** What an import would do, has done, or why it does nothing. */
export function ImportReport({ answer, hasChanged, isBusy, onImport }: Props) {
  const { t } = useTranslation('oneroster');
  if (answer.problemCount > 0)
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="error">{t('wrong', { count: answer.problemCount })}</Alert>
        <ProblemsTable problems={answer.problems} />
      </Stack>
    );
  const isNothing = rosterChangeKinds.every((kind) => answer.counts[kind] === 0);
  return (
    <Stack sx={{ gap: 2 }}>
      {answer.isDone ? (
        <Alert severity="success">{t('done')}</Alert>
      ) : (
        <Alert
          severity={hasChanged ? 'warning' : 'info'}
          action={
            <Button variant="contained" size="small" loading={isBusy} onClick={onImport}>
              {t('carryOut')}
            </Button>
          }
        >
          {t(hasChanged ? 'changedSince' : isNothing ? 'nothing' : 'would')}
        </Alert>
      )}
      <Files answer={answer} />
      <Counts counts={answer.counts} />
      <Skipped answer={answer} />
      {!isNothing && <ChangesTable changes={answer.changes} />}
    </Stack>
  );
}

function Files({ answer: { files } }: { answer: RosterImport }) {
  const { t } = useTranslation('oneroster');
  return (
    <Typography variant="body2" color="textSecondary">
      {files.map(({ name, mode, rows }) => t(`file.${mode}`, { name, count: rows })).join(' · ')}
    </Typography>
  );
}

function Counts({ counts }: { counts: RosterCounts }) {
  const { t } = useTranslation('oneroster');
  const kinds = rosterChangeKinds.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  const isRemoval = (kind: RosterChangeKind) => kind.endsWith('removed') || kind === 'class_archived';
  return (
    <Box component="ul" aria-label={t('changes')} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {kinds.map((kind) => (
        <Typography key={kind} component="li" variant="body2" sx={isRemoval(kind) ? { fontWeight: 600 } : {}}>
          {t(`counted.${kind}`, { count: counts[kind] })}
        </Typography>
      ))}
    </Box>
  );
}

function Skipped({ answer: { skipped } }: { answer: RosterImport }) {
  const { t } = useTranslation('oneroster');
  const reasons = rosterSkipReasons.filter((reason) => skipped[reason] > 0);
  if (reasons.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('skipped')} {reasons.map((reason) => t(`skip.${reason}`, { count: skipped[reason] })).join(' · ')}
    </Typography>
  );
}
