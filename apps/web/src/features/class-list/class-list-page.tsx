import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AddIcon } from '../../ui/icons/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ClassListTable } from './class-list-table.tsx';

/** /classes: the classes an instructor teaches. */
export function ClassListPage() {
  const { t } = useTranslation('classes');
  const [parameters] = useSearchParams();
  const isArchived = parameters.get('show') === 'archived';
  return (
    <PageFrame
      title={t('list.title')}
      actions={
        <Button component={Link} to="/RegisterClass" variant="contained" startIcon={<AddIcon />}>
          {t('list.new')}
        </Button>
      }
    >
      <ClassListTable isArchived={isArchived} />
    </PageFrame>
  );
}
