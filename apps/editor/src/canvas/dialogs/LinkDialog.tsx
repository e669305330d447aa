import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toLinkAddress } from '../text/link-address.ts';

interface Props {
  initialAddress: string;
  /** Null removes the link. */
  apply: (address: string | null) => void;
  onClose: () => void;
}

export function LinkDialog({ initialAddress, apply, onClose }: Props) {
  const t = useTexts();
  const [typedAddress, setTypedAddress] = useState(initialAddress);
  const [isChecked, setChecked] = useState(false);
  const address = typedAddress.trim() === '' ? null : toLinkAddress(typedAddress);
  const isReady = address !== null || (typedAddress.trim() === '' && initialAddress !== '');
  return (
    <FormDialog
      title={t('canvas:link.title')}
      isReady={isReady}
      onNotReady={() => setChecked(true)}
      onApply={() => apply(address)}
      onClose={onClose}
    >
      <TextField
        label={t('canvas:link.address')}
        value={typedAddress}
        isAddress
        problem={isChecked && !isReady ? t('canvas:link.problem') : null}
        onChange={setTypedAddress}
      />
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
