import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ChangePreferencesBody, Profile } from '@redraft/contracts';
import {
  directionOf,
  isLanguage,
  languageNames,
  languageOfTag,
  languages,
} from '@redraft/sentences/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../lib/class-time.ts';
import { isNumberingSystem, numberingSystems, preferredDigits } from '../../lib/digits.ts';
import { chooseDigits, chooseLanguage, type Language } from '../../lib/i18n.ts';
import { storePreferences } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { changePreferences } from './profile-calls.ts';

/** Stored in the account, so that choices apply to all devices and to mails; the digits only on this device. */
export function PreferencesCard({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('own-account');
  const client = useQueryClient();
  const [zones] = useState(() => ['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const changing = useAction({
    mutationFn: (changes: ChangePreferencesBody) => changePreferences(changes),
    onSuccess: async (now, changes) => {
      storePreferences(now);
      if (changes.language) await chooseLanguage(changes.language);
      await client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  const plainHelpId = useId();
  const { language } = profile;
  const zone = viewerZone().replaceAll('_', ' ');
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('profile.preferences')}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        <MuiTextField
          select
          size="small"
          label={t('profile.language')}
          value={language ?? 'browser'}
          disabled={changing.isPending}
          onChange={({ target: { value } }) => changing.mutate({ language: languageOf(value) })}
        >
          <MenuItem value="browser">{t('profile.languageBrowser')}</MenuItem>
          {languages.map((one) => (
            <MenuItem key={one} value={one} lang={one}>
              {languageNames[one]}
            </MenuItem>
          ))}
        </MuiTextField>
        {languageOfTag(i18n.language) === 'ar' && (
          <MuiTextField
            select
            size="small"
            label={t('profile.digits')}
            helperText={t('profile.digitsHelp')}
            value={preferredDigits()}
            onChange={({ target: { value } }) => isNumberingSystem(value) && void chooseDigits(value)}
          >
            {numberingSystems.map((system) => (
              <MenuItem key={system} value={system} dir={directionOf(i18n.language)}>
                {new Intl.NumberFormat(`ar-u-nu-${system}`, { useGrouping: false }).format(1234567890)}
              </MenuItem>
            ))}
          </MuiTextField>
        )}
        <Autocomplete
          options={zones}
          value={profile.timeZone}
          disabled={changing.isPending}
          getOptionLabel={(one) => one.replaceAll('_', ' ')}
          onChange={(_event, timeZone) => changing.mutate({ timeZone })}
          size="small"
          renderInput={(parameters) => (
            <MuiTextField
              {...parameters}
              label={t('profile.zone')}
              placeholder={t('profile.zoneBrowser', { zone })}
              helperText={t('profile.zoneHelp', { zone })}
            />
          )}
        />
        <Box>
          <FormControlLabel
            label={t('profile.plainText')}
            control={
              <Switch
                checked={profile.plainText}
                disabled={changing.isPending}
                onChange={(_event, plainText) => changing.mutate({ plainText })}
                slotProps={{ input: { 'aria-describedby': plainHelpId } }}
              />
            }
          />
          <Typography id={plainHelpId} variant="body2" color="text.secondary">
            {t('profile.plainTextHelp')}
          </Typography>
        </Box>
      </Stack>
    </Card>
  );
}

function languageOf(value: string): Language | null {
  return isLanguage(value) ? value : null;
}
