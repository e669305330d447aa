import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferredLanguage } from '../../lib/i18n.ts';
import { AccountBalanceIcon } from '../../ui/icons/index.ts';
import { journeyAddress } from './redirect-target.ts';
import type { InstitutionOffered } from './use-sign-in-methods.ts';

interface Props {
  institutions: readonly InstitutionOffered[];
  target: string;
  /** Shown below a form, separated by a line. */
  isAfterForm: boolean;
}

/** Single sign-on options. Each leaves the app, so it is a link. */
export function InstitutionButtons({ institutions, target, isAfterForm }: Props) {
  const { t } = useTranslation('accounts');
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  // Listens for `pageshow`: the back/forward cache restores this page in its old state.
  useEffect(() => {
    const resetOnReturn = () => setLeavingTo(null);
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, []);
  if (institutions.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, mt: isAfterForm ? 2.5 : 0 }}>
      {isAfterForm && <Divider>{t('signIn.or')}</Divider>}
      {institutions.map(({ way, name }) => (
        <Button
          key={way}
          href={signOnAddress(way, target)}
          onClick={() => setLeavingTo(way)}
          loading={leavingTo === way}
          loadingPosition="start"
          startIcon={<AccountBalanceIcon />}
          variant="outlined"
          size="large"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('signIn.at', { name })}
        </Button>
      ))}
    </Stack>
  );
}

/** Start URL of a single sign-on, with the page to open afterwards. */
export function signOnAddress(protocol: InstitutionOffered['way'], target: string): string {
  const path = protocol === 'oidc' ? '/oauth2/begin' : '/saml/begin';
  return journeyAddress(path, { redirect_url: target, language: preferredLanguage() });
}
