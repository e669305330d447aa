import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Missing, missingIn } from '../review/comment-check.ts';

const sentences = [1, 2, 3, 4, 5] as const;
type Sentence = (typeof sentences)[number];

/** A comment on an example, which nobody gets: what it says is told while it is written. */
export function PracticeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['peer-review', 'common']);
  const id = useId();
  const [chosen, setChosen] = useState<Sentence | null>(null);
  const [text, setText] = useState('');
  const quote = chosen === null ? '' : t(`practice.sentence.${chosen}`);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('practice.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('practice.intro')}
        </Typography>
        <Box role="group" aria-label={t('practice.example')} sx={{ mb: 2.5 }}>
          {sentences.map((sentence) => (
            <Box
              key={sentence}
              component="button"
              type="button"
              aria-pressed={chosen === sentence}
              onClick={() => setChosen(chosen === sentence ? null : sentence)}
              sx={{
                display: 'inline',
                border: 0,
                p: 0.25,
                mr: 0.5,
                font: 'inherit',
                typography: 'prose',
                textAlign: 'start',
                color: 'text.primary',
                bgcolor: chosen === sentence ? 'action.selected' : 'transparent',
                borderRadius: 0.5,
                cursor: 'pointer',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {t(`practice.sentence.${sentence}`)}
            </Box>
          ))}
        </Box>
        <TextField
          label={t('practice.comment')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
        />
        <Told missing={text.trim() === '' ? null : missingIn({ quote, text })} hasPlace={chosen !== null} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const asked = ['where', 'why', 'next'] as const;

/** What the comment says so far; null before it says anything. */
function Told({ missing, hasPlace }: { missing: readonly Missing[] | null; hasPlace: boolean }) {
  const { t } = useTranslation('peer-review');
  const isSaid = (one: Missing) => (missing === null ? one === 'where' && hasPlace : !missing.includes(one));
  return (
    <Stack component="ul" role="status" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', gap: 0.75 }}>
      {asked.map((one) => (
        <Stack component="li" key={one} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {isSaid(one) ? (
            <CheckCircleOutlinedIcon fontSize="small" color="success" titleAccess={t('practice.said')} />
          ) : (
            <RadioButtonUncheckedIcon fontSize="small" color="action" titleAccess={t('practice.notYet')} />
          )}
          <Typography variant="body2">{t(`practice.asked.${one}`)}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
