import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassInvitation, ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../ui/data-table/row-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ForwardToInboxOutlinedIcon, PersonRemoveOutlinedIcon } from '../../ui/icons/index.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { MailQuestion } from './mail-question.tsx';
import { useMailInvitations, useRemoveInvitation } from './use-roster.ts';

interface Props {
  classDetails: ClassOverview;
  invitation: ClassInvitation;
}

interface StateProps {
  classDetails: Pick<ClassOverview, 'classTimeZone'>;
  invitation: ClassInvitation;
}

/** Status of an invitation, shown below the name. */
export function InvitedState({ classDetails, invitation }: StateProps) {
  const { t } = useTranslation('roster');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.25 }}>
      <Chip size="small" variant="outlined" label={t('invited.title')} />
      <Typography variant="caption" color="textSecondary">
        <MailText classDetails={classDetails} invitation={invitation} />
      </Typography>
    </Stack>
  );
}

/** Whether the mail was sent: without a reachable mail server it waits in the outbox. */
function MailText({ classDetails, invitation }: StateProps) {
  const { t } = useTranslation('roster');
  const { mailedDate, mail } = invitation;
  if (mailedDate === null) return t('invited.noMail');
  return (
    <>
      {t(`invited.mail.${mail?.state ?? 'written'}`)}{' '}
      <DateTimeText inWords iso={mail?.sentDate ?? mailedDate} zone={classDetails.classTimeZone} />
    </>
  );
}

/** Date of the invitation, and how the person can join. */
export function InvitedDetails({ classDetails, invitation }: Props) {
  const { t } = useTranslation('roster');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
      {t('invited.since')}{' '}
      <DateTimeText inWords iso={invitation.invitedDate} zone={classDetails.classTimeZone} />.{' '}
      {t('invited.text')}
    </Typography>
  );
}

interface ActionProps {
  classDetails: Pick<ClassOverview, 'id' | 'sections' | 'invitationLanguage'> & { can: { manage: boolean } };
  invitation: ClassInvitation;
}

/** Resends or withdraws an invitation; for class managers. */
export function InvitedActions({ classDetails, invitation }: ActionProps) {
  const { t } = useTranslation('roster');
  const [isAsking, setAsking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const remove = useRemoveInvitation(classDetails);
  const mail = useMailInvitations(classDetails.id);
  const { id, email, mailedDate } = invitation;
  if (!classDetails.can.manage) return null;
  const language = classDetails.invitationLanguage;
  const send = (chosen: NonNullable<typeof language>) => mail.mutate({ language: chosen, ids: [id] });
  return (
    <>
      <RowButton
        label={t(mailedDate === null ? 'invited.send' : 'invited.again')}
        name={email}
        onClick={() => (language === null ? setAsking(true) : send(language))}
      >
        <ForwardToInboxOutlinedIcon fontSize="small" />
      </RowButton>
      <RowButton
        label={t('invited.remove')}
        name={email}
        isBusy={remove.isPending}
        // Without a mail, Undo restores the invitation fully; a link that was mailed cannot be restored, so this asks first.
        onClick={() => (mailedDate === null ? remove.mutate(invitation) : setWithdrawing(true))}
      >
        <PersonRemoveOutlinedIcon fontSize="small" />
      </RowButton>
      <ConfirmDialog
        open={isWithdrawing}
        title={t('invited.removeTitle', { email })}
        confirmLabel={t('invited.removeConfirm')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(invitation, { onSettled: () => setWithdrawing(false) })}
        onClose={() => setWithdrawing(false)}
      >
        {t('invited.removeText')}
      </ConfirmDialog>
      {isAsking && (
        <MailQuestion
          count={1}
          language={language}
          onSend={(chosen) => {
            setAsking(false);
            send(chosen);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
