import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { ImportPreview } from './import-preview.tsx';
import { MailChoice } from './mail-choice.tsx';
import { MailQuestion } from './mail-question.tsx';
import type { ParsedRoster } from './parse-roster.ts';
import { buildPreviewRows, countOutcomes, isChange } from './preview-rows.ts';
import { useMailChoice } from './use-mail-choice.ts';
import { useImport, usePreview } from './use-roster.ts';

interface Props {
  classDetails: Pick<ClassOverview, 'id' | 'className' | 'invitationLanguage'>;
  reading: number;
  fileName: string | null;
  parsed: Extract<ParsedRoster, { kind: 'read' }>;
  onBack: () => void;
  onClose: () => void;
}

/** The parsed rows, a preview of their effect, and the import button. */
export function CheckedRoster({ classDetails, reading, fileName, parsed, onBack, onClose }: Props) {
  const { t } = useTranslation('roster');
  const preview = usePreview(classDetails.id, { reading, rows: parsed.rows });
  const run = useImport(classDetails.id, onClose);
  // If no line is readable, the server is not asked.
  const answer = parsed.rows.length === 0 ? { rows: [], newSections: [], mailed: 0 } : preview.data;
  const rows = answer === undefined ? [] : buildPreviewRows(parsed, answer);
  const changing = countOutcomes(rows)
    .filter(([outcome]) => isChange(outcome))
    .reduce((sum, [, count]) => sum + count, 0);
  const invited = rows.filter(({ outcome }) => outcome === 'invited').length;
  const mailChoice = useMailChoice({
    language: classDetails.invitationLanguage,
    invited,
    onImport: (mailLanguage) =>
      run.mutate({ rows: parsed.rows, ...(mailLanguage === undefined ? {} : { mailLanguage }) }),
  });
  return (
    <FullScreenDialog
      open
      title={t('dialog.title')}
      subtitle={classDetails.className}
      onClose={run.isPending ? () => {} : onClose}
      actions={
        <Button
          variant="contained"
          disabled={changing === 0}
          loading={run.isPending}
          onClick={mailChoice.start}
        >
          {t('dialog.import', { count: changing })}
        </Button>
      }
    >
      <Stack sx={{ gap: 2.5 }} aria-busy={answer === undefined || run.isPending}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('read.from', {
            count: parsed.rows.length + parsed.unread.length,
            name: fileName,
            fields: parsed.fields.map((field) => t(`field.${field}`)).join(', '),
          })}{' '}
          <Link
            component="button"
            onClick={onBack}
            disabled={run.isPending}
            sx={{ verticalAlign: 'baseline' }}
          >
            {t('dialog.other')}
          </Link>
        </Typography>
        <Failure error={run.error ?? preview.error} onRetry={run.error ? undefined : preview.refetch} />
        {run.isPending && <WorkProgress text={t('working.import', { count: changing })} />}
        {preview.isFetching && <WorkProgress text={t('working.check', { count: parsed.rows.length })} />}
        {classDetails.invitationLanguage !== null && invited > 0 && (
          <MailChoice
            count={invited}
            language={classDetails.invitationLanguage}
            isMailing={mailChoice.isMailing}
            onChange={mailChoice.setMailing}
          />
        )}
        {answer !== undefined && <ImportPreview rows={rows} newSections={answer.newSections} />}
      </Stack>
      {mailChoice.question !== null && (
        <MailQuestion count={invited} language={null} {...mailChoice.question} />
      )}
    </FullScreenDialog>
  );
}

/** The error, whether anything was imported, and the next step. */
function Failure({ error, onRetry }: { error: Error | null; onRetry?: (() => unknown) | undefined }) {
  const { t } = useTranslation(['roster', 'ui']);
  if (error === null) return null;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'class.closed') return <Alert severity="error">{t('failed.closed')}</Alert>;
  const isUnknown = code === 'answer.none' && onRetry === undefined;
  return (
    <Alert
      severity="error"
      action={
        onRetry !== undefined && (
          <Button color="inherit" size="small" onClick={() => void onRetry()}>
            {t('ui:retry')}
          </Button>
        )
      }
    >
      {messageOf(error)} {isUnknown ? t('failed.unknown') : t('failed.nothingDone')}
    </Alert>
  );
}
