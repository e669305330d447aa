import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { getSite } from '../../lib/site.ts';
import { MenuIcon, OpenInNewIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { HelpButton } from '../support/help-button.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Wordmark } from '../wordmark.tsx';
import { SectionLink } from './section-link.tsx';
import { sections } from './sections.ts';
import { useActiveSection } from './use-active-section.ts';

/** Bar on public pages: product sections and sign-in. */
export function PublicBar({ path, onMenu }: { path: string; onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const site = getSite();
  const active = useActiveSection(path);
  const isWide = { xs: 'none', md: 'inline-flex' } as const;
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="transparent"
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar
        sx={{
          minHeight: { xs: 56, sm: 60 },
          // Fits into 320 px, in which a page at 400 % zoom is laid out.
          gap: { xs: 0, sm: 0.5 },
          px: { xs: 1, sm: 3 },
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
        }}
      >
        <IconButton
          edge="start"
          onClick={onMenu}
          aria-label={t('drawer.show')}
          sx={{ display: { md: 'none' }, mr: { sm: 0.5 } }}
        >
          <MenuIcon />
        </IconButton>
        <Wordmark />
        <Stack
          component="nav"
          aria-label={t('public.sections')}
          direction="row"
          sx={{ ml: 4, gap: 0.5, display: { xs: 'none', md: 'flex' } }}
        >
          {sections.map((section) => (
            <Button
              key={section}
              component={SectionLink}
              href={`/#${section}`}
              color="inherit"
              size="small"
              aria-current={active === section ? 'location' : undefined}
              sx={{
                color: active === section ? 'primary.main' : 'text.secondary',
                textDecoration: active === section ? 'underline' : 'none',
                textUnderlineOffset: 8,
                textDecorationThickness: 2,
              }}
            >
              {t(`public.${section}`)}
            </Button>
          ))}
          <Button
            href={site.operatorUrl}
            target="_blank"
            rel="noreferrer"
            color="inherit"
            size="small"
            endIcon={<OpenInNewIcon sx={{ ...mirroredIcon, fontSize: '0.9rem !important' }} />}
            sx={{ color: 'text.secondary' }}
          >
            {t('public.operatorHome')}
          </Button>
        </Stack>
        <Box sx={{ flex: 1 }} />
        <HelpButton />
        <LanguageSwitch />
        <ThemeToggle />
        <Button
          component={PageLink}
          href="/login"
          size="small"
          color="inherit"
          sx={{ ml: { sm: 0.5 }, px: { xs: 0.75, sm: 1.75 } }}
        >
          {t('signIn')}
        </Button>
        <Button
          component={PageLink}
          href="/register"
          size="small"
          variant="contained"
          sx={{ ml: 0.5, display: isWide }}
        >
          {t('public.signUp')}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
