import { useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { findLinkTarget, normalizeAddress, removeLink, setLink } from '../../commands/links.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

/** Creates, changes and removes a link. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const [link] = useState(() => findLinkTarget(getFocusedEditor(editor).view.state));
  const [text, setText] = useState(link.text);
  const [typedAddress, setTypedAddress] = useState(link.address);
  const [isChecked, setChecked] = useState(false);
  const address = normalizeAddress(typedAddress);
  return (
    <FormDialog
      title={t(link.address === '' ? 'tools:link.insert' : 'tools:link.change')}
      isReady={address !== null}
      onClose={onClose}
      onNotReady={() => setChecked(true)}
      onApply={() => address !== null && runTool(() => setLink(link, { text, address }))(editor)}
    >
      <TextField
        label={t('tools:link.address')}
        value={typedAddress}
        isAddress
        problem={isChecked && address === null ? t('tools:link.problem') : null}
        onChange={setTypedAddress}
        onBlur={() => setChecked(typedAddress !== '')}
      />
      <TextField label={t('tools:link.text')} value={text} onChange={setText} />
      {link.address === '' ? null : (
        <button
          type="button"
          className="quiet-action"
          onClick={() => {
            onClose();
            runTool(() => removeLink(link))(editor);
          }}
        >
          {t('tools:link.remove')}
        </button>
      )}
    </FormDialog>
  );
}
