import { useId, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
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
  const id = useId();
  const isInvalid = isChecked && address === null;
  return (
    <FormDialog
      title={t(link.address === '' ? 'tools:link.insert' : 'tools:link.change')}
      isReady={address !== null}
      onClose={onClose}
      onNotReady={() => setChecked(true)}
      onApply={() => address !== null && runTool(() => setLink(link, { text, address }))(editor)}
    >
      <div className="field">
        <label htmlFor={`${id}-address`}>{t('tools:link.address')}</label>
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typedAddress}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
          onChange={(event) => setTypedAddress(event.target.value)}
          onBlur={() => setChecked(typedAddress !== '')}
        />
        {isInvalid ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('tools:link.problem')}
          </span>
        ) : null}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>{t('tools:link.text')}</label>
        <input id={`${id}-text`} type="text" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
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
