import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Language } from '@redraft/sentences';
import { useTranslation } from 'react-i18next';

interface Props {
  count: number;
  language: Language;
  isMailing: boolean;
  onChange: (isMailing: boolean) => void;
}

/** For a class that has sent invitations before: whether to mail the new ones. */
export function MailChoice({ count, language, isMailing, onChange }: Props) {
  const { t } = useTranslation('roster');
  return (
    <FormControlLabel
      label={t(`mail.also.${language}`, { count })}
      control={<Checkbox checked={isMailing} onChange={(_event, isTicked) => onChange(isTicked)} />}
    />
  );
}
