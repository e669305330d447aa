import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import { isWebAddress } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findProblem } from '../../ui/form/find-problem.ts';
import type { SignUpInput } from './sign-up-schema.ts';

/** Web pages by which staff can verify the applicant: added per line on paste, on Enter and on blur. */
export function ProfileUrls({ control }: { control: Control<SignUpInput> }) {
  const { t } = useTranslation('own-account');
  const { field, fieldState } = useController({ control, name: 'profile' });
  const [text, setText] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  /** Invalid URLs stay in the field for correction. */
  const add = (typedUrl: string) => {
    const lines = typedUrl
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const invalidUrls = lines.filter((line) => !isWebAddress(line));
    const validUrls = lines.filter((line) => isWebAddress(line) && !field.value.includes(line));
    if (validUrls.length > 0) field.onChange([...new Set([...field.value, ...validUrls])]);
    setText(invalidUrls.join(' '));
    setIsInvalid(invalidUrls.length > 0);
  };
  const input = useRef<HTMLInputElement>(null);
  const remove = (url: string) => {
    field.onChange(field.value.filter((one) => one !== url));
    input.current?.focus();
  };
  const problem = isInvalid ? t('signUp.urlBad') : findProblem(fieldState);
  return (
    <Stack sx={{ gap: 1 }}>
      <MuiTextField
        inputRef={(node: HTMLInputElement | null) => {
          input.current = node;
          field.ref(node);
        }}
        name="profile"
        label={t('signUp.url')}
        type="url"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          add(text);
        }}
        onPaste={(event) => {
          event.preventDefault();
          const { selectionStart, selectionEnd } = input.current ?? {};
          const textBefore = text.slice(0, selectionStart ?? text.length);
          const textAfter = text.slice(selectionEnd ?? text.length);
          add(`${textBefore}${event.clipboardData.getData('text')}${textAfter}`);
        }}
        onBlur={() => {
          add(text);
          field.onBlur();
        }}
        error={problem !== undefined}
        helperText={problem ?? t('signUp.urlHelp')}
        size="small"
        fullWidth
      />
      {field.value.length > 0 && (
        <Stack component="ul" aria-label={t('signUp.urls')} sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {field.value.map((url) => (
            <li key={url}>
              <Chip
                label={url}
                sx={{ maxWidth: '100%' }}
                onDelete={() => remove(url)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  remove(url);
                }}
                slotProps={{ root: { 'aria-label': t('signUp.removeUrl', { url }) } }}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
