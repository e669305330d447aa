import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findProblem } from '../../ui/form/find-problem.ts';
import { PolicyFrame } from '../legal/index.ts';
import type { SignUpInput } from './sign-up-schema.ts';

/** Checked only by "Agree" in the terms dialog; unchecking is direct. */
export function TermsField({ control }: { control: Control<SignUpInput> }) {
  const { t } = useTranslation(['own-account', 'common']);
  const { field, fieldState } = useController({ control, name: 'terms' });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const problem = findProblem(fieldState);
  const agree = () => {
    field.onChange(true);
    setIsOpen(false);
  };
  return (
    <FormControl error={fieldState.invalid} required>
      <FormControlLabel
        label={t('signUp.terms')}
        required
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            size="small"
            onChange={(_event, isTicked) => (isTicked ? setIsOpen(true) : field.onChange(false))}
            slotProps={{
              input: { ref: field.ref, 'aria-describedby': problem ? `${id}-problem` : undefined },
            }}
          />
        }
      />
      {problem !== undefined && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        fullWidth
        maxWidth="md"
        aria-labelledby={`${id}-title`}
      >
        <DialogTitle id={`${id}-title`}>{t('signUp.termsTitle')}</DialogTitle>
        <DialogContent dividers>
          <PolicyFrame policy="terms" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" onClick={agree}>
            {t('signUp.agree')}
          </Button>
        </DialogActions>
      </Dialog>
    </FormControl>
  );
}
