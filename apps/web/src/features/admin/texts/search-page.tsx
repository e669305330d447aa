import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FoundSubmission, NamedPerson } from '@redraft/contracts';
import type { FormEvent } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormError } from '../../../ui/form/form.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PersonField } from './person-field.tsx';
import { searchSubmissions } from './text-calls.ts';

/** /admin/searchsubmission: texts of a user, of a class, or of a user in a class. */
export function SearchSubmissionPage() {
  const { t } = useTranslation('admin');
  const [person, setPerson] = useState<NamedPerson | null>(null);
  const [enrollmentKey, setKey] = useState('');
  const search = useAction({
    mutationFn: () => searchSubmissions({ userId: person?.id ?? null, enrollmentKey }),
    meta: { showsOwnError: true },
  });
  const columns = useColumns();
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    search.mutate();
  };
  return (
    <AdminFrame title={t('link.searchSubmissions')} subtitle={t('about.searchSubmissions')}>
      <Stack sx={{ gap: 3 }}>
        <Card variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Stack
            component="form"
            role="search"
            noValidate
            onSubmit={handleSearch}
            direction={{ xs: 'column', md: 'row' }}
            sx={{ gap: 2, alignItems: { md: 'flex-start' } }}
          >
            <PersonField person={person} onChoose={setPerson} />
            <TextField
              size="small"
              fullWidth
              label={t('field.enrollmentKey')}
              helperText={t('text.keyHelp')}
              value={enrollmentKey}
              onChange={(event) => setKey(event.target.value)}
            />
            <Button
              type="submit"
              variant="contained"
              loading={search.isPending}
              sx={{ minHeight: 40, mt: { md: '25px' } }}
            >
              {t('user.searchButton')}
            </Button>
          </Stack>
        </Card>
        <FormError error={search.error} />
        {(search.data !== undefined || search.isPending) && (
          <DataTable
            label={t('text.label')}
            noun="submissions"
            columns={columns}
            rows={search.isPending ? undefined : search.data}
            rowKey={(row) => row.submissionId}
            emptyState={<EmptyState title={t('text.none')} text={t('text.noneText')} />}
          />
        )}
      </Stack>
    </AdminFrame>
  );
}

function useColumns(): readonly Column<FoundSubmission>[] {
  const { t } = useTranslation(['admin', 'shell']);
  return useMemo(
    () => [
      {
        id: 'className',
        header: t('field.class'),
        value: (row) => row.className,
        cell: (row) => <bdi>{row.className}</bdi>,
      },
      { id: 'instructor', header: t('field.instructor'), value: (row) => row.instructorName },
      {
        id: 'title',
        header: t('field.assignment'),
        value: (row) => row.title,
        cell: (row) => <bdi>{row.title}</bdi>,
      },
      { id: 'student', header: t('field.student'), value: (row) => row.studentName },
      {
        id: 'open',
        header: t('text.open'),
        hiddenHeader: true,
        cell: (row) => (
          <Link
            component={RouterLink}
            to={`/admin/fixtext/${row.submissionId}`}
            target="_blank"
            rel="noopener"
            aria-label={t('text.openOf', { title: row.title, name: row.studentName })}
          >
            {t('text.open')}
          </Link>
        ),
      },
    ],
    [t],
  );
}
