import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { decodeText } from './decode-text.ts';

interface Props {
  onRead: (text: string, name: string | null) => void;
}

/** 2000 lines take a tenth of this size; larger files are not rosters. */
const largest = 5 * 1024 * 1024;

/** Input of a roster: a dropped or chosen file, or pasted lines. */
export function RosterSource({ onRead }: Props) {
  const { t } = useTranslation('roster');
  const [pasted, setPasted] = useState('');
  const readFile = async (file: File) => {
    if (file.size > largest) return notify(t('source.tooLarge'), { kind: 'warning' });
    onRead(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  return (
    <>
      <Typography color="textSecondary">{t('source.help')}</Typography>
      <FileDrop
        label={t('source.choose')}
        chooseLabel={t('source.choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        text={t('source.drop')}
        onFile={(file) => void readFile(file)}
      />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          onRead(pasted, t('source.pastedName'));
        }}
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      >
        <TextField
          label={t('source.paste')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          placeholder={t('source.example')}
          multiline
          minRows={5}
          maxRows={14}
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={pasted.trim() === ''}>
          {t('source.check')}
        </Button>
      </Box>
    </>
  );
}
