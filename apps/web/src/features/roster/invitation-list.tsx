import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ClassInvitation, ClassOverview } from '@redraft/contracts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { useRemoveInvitation } from './use-roster.ts';

/** Who is awaited but has not joined; nothing where nobody is. */
export function InvitationList({ course }: { course: ClassOverview }) {
  const { t } = useTranslation('roster');
  const headingId = useId();
  const columns = useColumns(course);
  const remove = useRemoveInvitation(course);
  if (course.invitations.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h3" component="h2">
        {t('invited.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('invited.text')}
      </Typography>
      <DataTable
        label={t('invited.title')}
        columns={columns}
        rows={course.invitations}
        rowKey={(row) => row.id}
        urlKey="invited"
        searchable={course.invitations.length > 10}
        {...(course.can.manage
          ? {
              actions: (row: ClassInvitation) => (
                <RemoveButton email={row.email} onClick={() => remove.mutate(row)} />
              ),
            }
          : {})}
        empty={<EmptyState title={t('preview.none')} />}
      />
    </Box>
  );
}

function RemoveButton({ email, onClick }: { email: string; onClick: () => void }) {
  const { t } = useTranslation('roster');
  return (
    <Tooltip title={t('invited.remove')}>
      <IconButton size="small" aria-label={t('invited.removeOf', { email })} onClick={onClick}>
        <PersonRemoveOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function useColumns(
  course: Pick<ClassOverview, 'sections' | 'classTimeZone'>,
): readonly Column<ClassInvitation>[] {
  const { t } = useTranslation('roster');
  const { sections, classTimeZone } = course;
  return useMemo(() => {
    const nameOf = new Map(sections.map(({ id, name }) => [id, name]));
    return [
      {
        id: 'person',
        header: t('column.person'),
        value: (row) => [row.lastName, row.firstName].filter((part) => part !== '').join(', ') || row.email,
      },
      { id: 'email', header: t('column.email'), value: (row) => row.email },
      {
        id: 'section',
        header: t('column.section'),
        value: (row) => (row.sectionId === null ? '' : (nameOf.get(row.sectionId) ?? '')),
      },
      {
        id: 'date',
        header: t('invited.since'),
        value: (row) => row.invitedDate,
        cell: (row) => <DateTimeText iso={row.invitedDate} zone={classTimeZone} />,
        searchable: false,
        width: 170,
      },
    ];
  }, [t, sections, classTimeZone]);
}
