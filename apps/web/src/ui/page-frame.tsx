import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeaderClassName } from './header-slot.tsx';

const maxWidths = { reading: 760, form: 880, standard: 1280, full: 'none' } as const;

interface Props {
  title: string;
  /** Title of the browser tab, if it differs from the page title. */
  documentTitle?: string;
  subtitle?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A `PageTabs`. */
  tabs?: ReactNode;
  /** The page's class; shown in the header. */
  className?: string;
  width?: keyof typeof maxWidths;
  children: ReactNode;
}

/** Frame of every page: breadcrumbs, title, actions and content. */
export function PageFrame(props: Props) {
  const { title, documentTitle = title, subtitle, breadcrumbs = [], actions, tabs } = props;
  const { t } = useTranslation();
  const maxWidth = maxWidths[props.width ?? 'standard'];
  return (
    <Box
      sx={{ px: { xs: 2, sm: 3, lg: 5 }, pt: { xs: 2.5, sm: 4 }, pb: 8, width: '100%', maxWidth, mx: 'auto' }}
    >
      <title>{t('pageTitle', { title: documentTitle })}</title>
      {props.className !== undefined && <HeaderClassName name={props.className} />}
      {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.75rem', sm: '2.125rem' }, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Typography component="div" color="textSecondary" sx={{ mt: 0.75 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions !== undefined && (
          <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {tabs !== undefined && <Box sx={{ mt: 2.5, borderBottom: 1, borderColor: 'divider' }}>{tabs}</Box>}
      <Box sx={{ mt: 3 }}>{props.children}</Box>
    </Box>
  );
}
