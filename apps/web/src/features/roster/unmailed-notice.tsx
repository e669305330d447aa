import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailQuestion } from './mail-question.tsx';
import { useMailInvitations } from './use-roster.ts';

/** Number of invited people without a mail; renders nothing if there are none. */
export function UnmailedNotice({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('roster');
  const [isAsking, setAsking] = useState(false);
  const mail = useMailInvitations(classDetails.id);
  const count = classDetails.invitations.filter(({ mailedDate }) => mailedDate === null).length;
  if (count === 0 || !classDetails.can.manage || classDetails.archived) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" loading={mail.isPending} onClick={() => setAsking(true)}>
            {t('mail.open')}
          </Button>
        }
      >
        {t('mail.unmailed', { count })}
      </Alert>
      {isAsking && (
        <MailQuestion
          count={count}
          language={classDetails.invitationLanguage}
          onSend={(language) => {
            setAsking(false);
            mail.mutate({ language });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
