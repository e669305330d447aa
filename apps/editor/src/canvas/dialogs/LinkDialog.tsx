import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { asAddress } from '../text/addresses.ts';

interface Props {
  begin: string;
  /** Null removes the link. */
  apply: (address: string | null) => void;
  onClose: () => void;
}

export function LinkDialog({ begin, apply, onClose }: Props) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(begin);
  const [isChecked, setChecked] = useState(false);
  const address = typed.trim() === '' ? null : asAddress(typed);
  const isReady = address !== null || (typed.trim() === '' && begin !== '');
  const isWrong = isChecked && !isReady;
  return (
    <FormDialog
      title={t('canvas:link.title')}
      isReady={isReady}
      onRefused={() => setChecked(true)}
      onApply={() => apply(address)}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{t('canvas:link.address')}</label>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isWrong ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('canvas:link.problem')}
          </span>
        ) : null}
      </div>
      {begin === '' ? null : (
        <button
          type="button"
          className="quiet-action"
          onClick={() => {
            onClose();
            apply(null);
          }}
        >
          {t('canvas:link.remove')}
        </button>
      )}
    </FormDialog>
  );
}
