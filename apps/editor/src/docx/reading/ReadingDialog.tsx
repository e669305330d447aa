import { readingChoices, readingPreferences } from '@redraft/reading';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

/** How this device shows and speaks texts; changes apply at once. The pages of the document keep their format. */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const decimal = new Intl.NumberFormat(language);
  const describeSpacing = (value: 'normal' | 'wide' | 'wider') => t(`reading:spacing.${value}`);
  return (
    <Dialog
      title={t('reading:preferences')}
      onClose={onClose}
      actions={
        <button type="button" onClick={readingPreferences.reset}>
          {t('reading:reset')}
        </button>
      }
    >
      <div className="form">
        <p className="reading-hint">{t('reading:about')}</p>
        <ChoiceField name="textSize" describe={(value) => percent.format(Number(value) / 100)} />
        <ChoiceField
          name="lineSpacing"
          describe={(value) =>
            value === 'normal' ? t('reading:spacing.normal') : decimal.format(Number(value))
          }
        />
        <ChoiceField name="letterSpacing" describe={describeSpacing} />
        <ChoiceField name="wordSpacing" describe={describeSpacing} />
        <ChoiceField name="font" describe={(value) => t(`reading:fonts.${value}`)} />
        <ChoiceField
          name="lineFocus"
          describe={(value) =>
            value === 'off' ? t('reading:lineFocusOff') : t('reading:lines', { count: Number(value) })
          }
        />
        {typeof speechSynthesis === 'undefined' ? null : (
          <ChoiceField
            name="speechRate"
            describe={(value) => t('reading:times', { factor: decimal.format(Number(value)) })}
          />
        )}
      </div>
    </Dialog>
  );
}

type Choices = typeof readingChoices;

interface FieldProps<Name extends keyof Choices> {
  name: Name;
  describe: (value: Choices[Name][number]) => string;
}

function ChoiceField<Name extends keyof Choices>({ name, describe }: FieldProps<Name>) {
  const t = useTexts();
  const preferences = useSyncExternalStore(readingPreferences.subscribe, readingPreferences.get);
  const choices: readonly Choices[Name][number][] = readingChoices[name];
  return (
    <SelectField<Choices[Name][number]>
      label={t(`reading:${name}`)}
      value={preferences[name]}
      options={choices.map((choice) => [choice, describe(choice)])}
      onChange={(choice) => readingPreferences.change({ [name]: choice })}
    />
  );
}
