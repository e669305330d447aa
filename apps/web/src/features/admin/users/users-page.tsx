import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ManagedAccount } from '@redraft/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { AddIcon } from '../../../ui/icons/index.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AllUsers, FoundUsers } from './found-users.tsx';
import { UserDialog } from './user-dialog.tsx';
import { emptySearch, isFilled, type UserSearch, userSearchSchema } from './user-values.ts';

/** /admin/user: all accounts. */
export function ManageUsersPage() {
  const { t } = useTranslation('admin');
  return <UsersPage title={t('link.manageUsers')} subtitle={t('about.manageUsers')} />;
}

/** /admin/VerifyUser: accounts waiting for instructor access. */
export function VerifyUsersPage() {
  const { t } = useTranslation('admin');
  return <UsersPage title={t('link.verifyUsers')} subtitle={t('about.verifyUsers')} isVerifying />;
}

/** Delay before the page searches by itself, in ms. */
const searchDelayMs = 500;

interface Props {
  title: string;
  subtitle: string;
  isVerifying?: boolean;
}

type EditState = { kind: 'nobody' } | { kind: 'new' } | { kind: 'known'; account: ManagedAccount };

function UsersPage({ title, subtitle, isVerifying = false }: Props) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState<UserSearch | null>(null);
  const [editing, setEditing] = useState<EditState>({ kind: 'nobody' });
  const close = () => setEditing({ kind: 'nobody' });
  const open = useCallback((account: ManagedAccount) => setEditing({ kind: 'known', account }), []);
  // Starts the first search after a delay.
  useEffect(() => {
    if (!isVerifying) return;
    const timer = setTimeout(
      () => setSearch((current) => current ?? { ...emptySearch, pending: true }),
      searchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [isVerifying]);
  return (
    <AdminFrame
      title={title}
      subtitle={subtitle}
      actions={
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setEditing({ kind: 'new' })}>
          {t('user.add')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <SearchForm isVerifying={isVerifying} onSearch={setSearch} />
        {search !== null && !isVerifying && (
          <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setSearch(null)}>
            {t('user.showAll')}
          </Button>
        )}
        {search !== null && <FoundUsers search={search} onOpen={open} />}
        {search === null && !isVerifying && <AllUsers onOpen={open} />}
      </Stack>
      {editing.kind === 'new' && <UserDialog account={null} onClose={close} />}
      {editing.kind === 'known' && <UserDialog account={editing.account} onClose={close} />}
    </AdminFrame>
  );
}

function SearchForm({
  isVerifying,
  onSearch,
}: {
  isVerifying: boolean;
  onSearch: (search: UserSearch) => void;
}) {
  const { t } = useTranslation(['admin', 'ui']);
  const form = useZodForm(userSearchSchema, { defaultValues: { ...emptySearch, pending: isVerifying } });
  const { control } = form;
  const handleSearch = (values: UserSearch) => {
    if (isFilled(values)) onSearch({ ...values });
    else form.setError('firstName', { message: t('user.fillOne') }, { shouldFocus: true });
  };
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Form form={form} onSubmit={handleSearch} label={t('user.search')}>
        <Typography variant="body2" color="textSecondary">
          {t('user.searchHint')}
        </Typography>
        <FormRow>
          <TextField control={control} name="firstName" label={t('field.firstName')} />
          <TextField control={control} name="lastName" label={t('field.lastName')} />
          <TextField control={control} name="username" label={t('field.username')} />
        </FormRow>
        <FormRow>
          <TextField control={control} name="email" label={t('field.email')} />
          <TextField control={control} name="phone" label={t('field.phone')} />
          <Stack
            direction="row"
            sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', alignSelf: 'end' }}
          >
            <CheckboxField control={control} name="pending" label={t('field.pending')} />
            <Button type="submit" variant="contained">
              {t('user.searchButton')}
            </Button>
          </Stack>
        </FormRow>
      </Form>
    </Card>
  );
}
