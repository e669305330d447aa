import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mailTypeSchema, type OutboxMail } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { outboxKey } from './outbox-key.ts';
import { retryMail } from './system-calls.ts';

/** Content of a mail, and actions for one that was not sent. */
export function MailDetails({ mail }: { mail: OutboxMail }) {
  const { t, i18n } = useTranslation('admin');
  const type = mailTypeSchema.safeParse(mail.template);
  const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const client = useQueryClient();
  const retry = useAction({
    mutationFn: () => retryMail(mail.id),
    onSuccess: () => {
      notify(t('mail.again'), { kind: 'info' });
      return client.invalidateQueries({ queryKey: [outboxKey] });
    },
  });
  const canRetry = mail.state === 'failed' || mail.state === 'in_doubt';
  return (
    <Stack sx={{ gap: 1.5, p: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        {t('mail.kind', {
          type: type.success ? t(`mail.type.${type.data}`) : mail.template,
          language: languageNames.of(mail.language),
          count: mail.tries,
        })}
        {mail.nextTryAt !== null && (
          <>
            {' '}
            {t('mail.nextTry')} <DateTimeText inWords iso={mail.nextTryAt} zone={viewerZone()} />
          </>
        )}
      </Typography>
      {mail.problem !== null && <Alert severity="warning">{mail.problem}</Alert>}
      {mail.state === 'in_doubt' && <Typography variant="body2">{t('mail.inDoubt')}</Typography>}
      {canRetry && (
        <Button variant="outlined" size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('mail.retry')}
        </Button>
      )}
      {/* The text of a mail with a sign-in link is deleted after sending. */}
      {mail.text === null ? (
        <Typography variant="body2">{t('mail.secret')}</Typography>
      ) : (
        <Box
          component="pre"
          dir="auto"
          sx={{
            m: 0,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            font: 'inherit',
            fontSize: '0.875rem',
          }}
        >
          {mail.text}
        </Box>
      )}
    </Stack>
  );
}
