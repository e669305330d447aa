import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ManagedAccount } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../../ui/form/use-zod-form.ts';
import { PendingRequest } from './pending-request.tsx';
import { RolesField } from './roles-field.tsx';
import { useSaveUser } from './use-users.ts';
import { toUserInput, type UserValues, userFormSchema } from './user-values.ts';

interface Props {
  /** Null to create an account. */
  account: ManagedAccount | null;
  onClose: () => void;
}

/** Names are displayed in capitals, as in a register, but stored as typed. */
const uppercaseInput = { '& input': { textTransform: 'uppercase' } };
const lowercaseInput = { '& input': { textTransform: 'lowercase' } };

export function UserDialog({ account, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [schema] = useState(() => userFormSchema(account));
  const form = useZodForm(schema, { defaultValues: toUserInput(account) });
  const save = useSaveUser(account, onClose);
  const { control } = form;
  const handleSave = (values: UserValues) =>
    save.mutate(values, { onError: (error) => void showIssues(form, error) });
  const name = account && `${account.firstName} ${account.lastName}`;
  return (
    <FormDialog
      form={form}
      title={name === null ? t('user.new') : t('user.edit', { name })}
      submitLabel={t('user.save')}
      saving={{
        ...save,
        error: save.error === null ? null : new Error(explainError(save.error, t('user.failed'))),
      }}
      onSubmit={handleSave}
      onClose={onClose}
    >
      {account === null && <Alert severity="info">{t('user.newText')}</Alert>}
      {account !== null && account.pendingSince !== null && (
        <PendingRequest account={account} since={account.pendingSince} onDecided={onClose} />
      )}
      <FormRow>
        <Box sx={uppercaseInput}>
          <TextField control={control} name="firstName" label={t('field.firstName')} isRequired />
        </Box>
        <Box sx={uppercaseInput}>
          <TextField control={control} name="lastName" label={t('field.lastName')} isRequired />
        </Box>
      </FormRow>
      <FormRow>
        <TextField
          control={control}
          name="username"
          label={t('field.username')}
          autoComplete="off"
          isRequired
        />
        <Box sx={lowercaseInput}>
          <TextField
            control={control}
            name="email"
            type="email"
            label={t('field.email')}
            autoComplete="off"
            isRequired
          />
        </Box>
      </FormRow>
      <FormRow>
        <TextField control={control} name="phone" type="tel" label={t('field.phone')} autoComplete="off" />
        <CheckboxField
          control={control}
          name="confirmed"
          label={t('field.confirmed')}
          helper={t('field.confirmedHelp')}
        />
      </FormRow>
      <TextField
        control={control}
        name="profile"
        label={t('field.profile')}
        helper={t('field.profileHelp')}
        minRows={3}
      />
      <RolesField control={control} />
      {account !== null && <RuleNotes account={account} />}
      {account !== null && <Alert severity="info">{t('user.rolesText')}</Alert>}
    </FormDialog>
  );
}

/** What rules gave by the claims of an institution. */
function RuleNotes({ account: { rolesByRule, institutions } }: { account: ManagedAccount }) {
  const { t } = useTranslation(['admin', 'accounts']);
  const roles = rolesByRule.map((role) => t(`accounts:role.${role}`)).join(', ');
  return (
    <>
      {roles !== '' && <Typography variant="body2">{t('roleRule.byRule', { roles })}</Typography>}
      {institutions.length > 0 && (
        <Typography variant="body2">
          {t('roleRule.belongs')} <bdi>{institutions.join(', ')}</bdi>
        </Typography>
      )}
    </>
  );
}

/** The server's message, if there is one. */
function explainError(error: Error, fallback: string): string {
  return error instanceof ApiError ? messageOf(error) : fallback;
}
