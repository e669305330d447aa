import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { autoFormatChoice, quoteChoices } from './auto-format-choice.ts';

const toggles = ['dashes', 'ellipsis', 'lists'] as const;

/** Settings of automatic formatting; changes apply at once. */
export function AutoFormatDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const choice = useSyncExternalStore(autoFormatChoice.subscribe, autoFormatChoice.get);
  return (
    <Dialog title={t('writing-aids:autoFormat.name')} onClose={onClose}>
      <div className="form">
        <p className="aid-hint">{t('writing-aids:autoFormat.hint')}</p>
        <SelectField
          label={t('writing-aids:autoFormat.quotes')}
          value={choice.quotes}
          options={quoteChoices.map((one) => [one, t(`writing-aids:autoFormat.quoteChoice.${one}`)])}
          onChange={(quotes) => autoFormatChoice.set({ ...choice, quotes })}
        />
        {toggles.map((name) => (
          <label key={name} className="aid-switch">
            <input
              type="checkbox"
              checked={choice[name]}
              onChange={({ target }) => autoFormatChoice.set({ ...choice, [name]: target.checked })}
            />
            <span>{t(`writing-aids:autoFormat.${name}`)}</span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
