import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { decodeText } from './decode-text.ts';

type Props = { onRead: (text: string, name: string | null) => void };

/** Two thousand lines are a tenth of this; more is some other file. */
const largest = 5 * 1024 * 1024;

/** Where a roster comes from: a file, dropped or chosen, or lines that are pasted. */
export function RosterSource({ onRead }: Props) {
  const { t } = useTranslation('roster');
  const [pasted, setPasted] = useState('');
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > largest) return notify(t('source.tooLarge'), { kind: 'warning' });
    onRead(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  return (
    <>
      <Typography color="textSecondary">{t('source.help')}</Typography>
      <DropZone onFile={(file) => void readFile(file)} />
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

function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('roster');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'surface.border',
        bgcolor: isOver ? 'action.selected' : 'surface.sunken',
        borderRadius: 1.5,
        px: 3,
        py: { xs: 4, sm: 6 },
      }}
    >
      <UploadFileOutlinedIcon fontSize="large" color="primary" />
      <Button variant="contained" onClick={() => input.current?.click()}>
        {t('source.choose')}
      </Button>
      <Typography color="textSecondary">{t('source.drop')}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={t('source.choose')}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file again, mended meanwhile, is a change too.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
