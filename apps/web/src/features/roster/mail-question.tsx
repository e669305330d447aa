import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Language, languages } from '@redraft/sentences';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Number of recipients. */
  count: number;
  /** Language of the class's mails; null until chosen. */
  language: Language | null;
  onSend: (language: Language) => void;
  /** Continues without mails; undefined if nothing else would be done. */
  onWithout?: () => void;
  onClose: () => void;
}

/** Before the first invitation mails of a class: asks whether to send them, and in which language. */
export function MailQuestion({ count, language, onSend, onWithout, onClose }: Props) {
  const { t, i18n } = useTranslation(['roster', 'common']);
  const titleId = useId();
  const own = languages.find((one) => i18n.language.startsWith(one)) ?? 'en';
  const [chosen, setChosen] = useState<Language>(language ?? own);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('mail.title', { count })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2.5 }}>{t('mail.text')}</Typography>
        <TextField
          select
          fullWidth
          size="small"
          label={t('mail.language')}
          value={chosen}
          onChange={({ target }) => setChosen(languages.find((one) => one === target.value) ?? chosen)}
        >
          {languages.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`mail.in.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        {onWithout !== undefined && <Button onClick={onWithout}>{t('mail.without')}</Button>}
        <Button variant="contained" onClick={() => onSend(chosen)}>
          {t('mail.send', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
