import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** Switches between active and archived classes; kept in the URL. */
export function ArchiveToggle({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation('classes');
  const [, setParameters] = useSearchParams();
  const choose = (value: unknown) => {
    if (value !== null)
      setParameters(value === 'archived' ? { show: 'archived' } : {}, {
        replace: true,
      });
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isArchived ? 'archived' : 'active'}
      onChange={(_event, value: unknown) => choose(value)}
      aria-label={t('list.show')}
    >
      <ToggleButton value="active" sx={{ px: 2 }}>
        {t('list.active')}
      </ToggleButton>
      <ToggleButton value="archived" sx={{ px: 2 }}>
        {t('list.archived')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
