import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { defaultPreferences, readingChoices, readingPreferences } from '@redraft/reading';
import { useTranslation } from 'react-i18next';
import { useHasVoice } from './use-has-voice.ts';
import { useReadingPreferences } from './use-reading-preferences.ts';

/** A field for each reading preference; a choice applies at once. */
export function ReadingFields() {
  const { t, i18n } = useTranslation('reading');
  const preferences = useReadingPreferences();
  const canRead = useHasVoice(i18n.language);
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(i18n.language, options);
  const percent = format({ style: 'percent' });
  const factor = format({});
  const describeSpacing = (value: 'normal' | 'wide' | 'wider') => t(`spacing.${value}`);
  return (
    <>
      <ChoiceField name="textSize" describe={(value) => percent.format(Number(value) / 100)} />
      <ChoiceField
        name="lineSpacing"
        describe={(value) => (value === 'normal' ? t('spacing.normal') : factor.format(Number(value)))}
      />
      <ChoiceField name="letterSpacing" describe={describeSpacing} />
      <ChoiceField name="wordSpacing" describe={describeSpacing} />
      <ChoiceField name="font" describe={(value) => t(`fonts.${value}`)} />
      <ChoiceField
        name="lineFocus"
        describe={(value) => (value === 'off' ? t('lineFocusOff') : t('lines', { count: Number(value) }))}
        help={preferences.lineFocus === 'off' ? undefined : t('lineFocusHelp')}
      />
      {canRead && (
        <ChoiceField
          name="speechRate"
          describe={(value) => t('times', { factor: factor.format(Number(value)) })}
        />
      )}
    </>
  );
}

type Choices = typeof readingChoices;

interface FieldProps<Name extends keyof Choices> {
  name: Name;
  describe: (value: Choices[Name][number]) => string;
  help?: string | undefined;
}

function ChoiceField<Name extends keyof Choices>({ name, describe, help }: FieldProps<Name>) {
  const { t } = useTranslation('reading');
  const preferences = useReadingPreferences();
  const choices: readonly Choices[Name][number][] = readingChoices[name];
  const choose = (value: string) => {
    const choice = choices.find((one) => one === value) ?? defaultPreferences[name];
    readingPreferences.change({ [name]: choice });
  };
  return (
    <TextField
      select
      size="small"
      label={t(name)}
      helperText={help}
      value={preferences[name]}
      onChange={({ target }) => choose(target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {describe(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
