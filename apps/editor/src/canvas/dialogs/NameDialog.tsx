import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  title: string;
  applyLabel: string;
  initialName: string;
  /** Names that are taken, and what is said about one of them. */
  usedNames: readonly string[];
  usedText: string;
  onApply: (name: string) => void;
  onClose: () => void;
}

const maxLength = 100;

/** Asks for a name that nothing else has; capital letters make no difference. */
export function NameDialog({ title, applyLabel, initialName, usedNames, usedText, onApply, onClose }: Props) {
  const t = useTexts();
  const [name, setName] = useState(initialName);
  const [isShown, setShown] = useState(false);
  const key = name.trim().toLocaleLowerCase();
  const isUsed = usedNames.some((one) => one.toLocaleLowerCase() === key);
  const problem = key === '' ? t('canvas:names.none') : isUsed ? usedText : null;
  return (
    <FormDialog
      title={title}
      applyLabel={applyLabel}
      isReady={problem === null}
      onApply={() => onApply(name.trim())}
      onNotReady={() => setShown(true)}
      onClose={onClose}
    >
      <TextField
        label={t('canvas:names.name')}
        value={name}
        maxLength={maxLength}
        problem={isShown ? problem : null}
        onChange={setName}
      />
    </FormDialog>
  );
}
