import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';

/** `to` is left out where the level has no page of its own. */
export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <MuiBreadcrumbs aria-label={t('breadcrumbs')} sx={{ mb: 1, typography: 'body2' }}>
      {crumbs.map(({ label, to }) =>
        to === undefined ? (
          <Typography key={label} variant="body2" color="textSecondary">
            {label}
          </Typography>
        ) : (
          <Link key={label} component={RouterLink} to={to} color="textSecondary" variant="body2">
            {label}
          </Link>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
