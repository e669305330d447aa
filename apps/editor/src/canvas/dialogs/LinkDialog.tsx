import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toLinkAddress } from '../text/link-address.ts';

interface Props {
  initialAddress: string;
  /** Null removes the link. */
  apply: (address: string | null) => void;
  onClose: () => void;
}

export function LinkDialog({ initialAddress, apply, onClose }: Props) {
  const t = useTexts();
  const id = useId();
  const [typedAddress, setTypedAddress] = useState(initialAddress);
  const [isChecked, setChecked] = useState(false);
  const address = typedAddress.trim() === '' ? null : toLinkAddress(typedAddress);
  const isReady = address !== null || (typedAddress.trim() === '' && initialAddress !== '');
  const showsProblem = isChecked && !isReady;
  return (
    <FormDialog
      title={t('canvas:link.title')}
      isReady={isReady}
      onNotReady={() => setChecked(true)}
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
          value={typedAddress}
          aria-invalid={showsProblem}
          aria-describedby={showsProblem ? `${id}-problem` : undefined}
          onChange={(event) => setTypedAddress(event.target.value)}
        />
        {showsProblem ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('canvas:link.problem')}
          </span>
        ) : null}
      </div>
      {initialAddress === '' ? null : (
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
