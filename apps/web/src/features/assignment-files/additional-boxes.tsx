import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ContentType } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { additionalTypes } from './additional-types.ts';

interface Props {
  has: (type: ContentType) => boolean;
  isBusy?: boolean;
  onTick: (type: ContentType) => void;
  onAdvanced: () => void;
  children?: ReactNode;
}

/** One checkbox per type; unchecking is done in the manager. */
export function AdditionalBoxes({ has, isBusy = false, onTick, onAdvanced, children }: Props) {
  const { t } = useTranslation('assignment-files');
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <FormLabel id={id} component="span">
          {t('additional')}
        </FormLabel>
        <Button size="small" onClick={onAdvanced}>
          {t('advanced')}
        </Button>
      </Stack>
      <FormGroup row sx={{ columnGap: 2 }}>
        {additionalTypes.map((type) => (
          <FormControlLabel
            key={type}
            control={
              <Checkbox checked={has(type)} disabled={has(type) || isBusy} onChange={() => onTick(type)} />
            }
            label={t(`type.${type}`)}
          />
        ))}
      </FormGroup>
      {children}
    </Stack>
  );
}
