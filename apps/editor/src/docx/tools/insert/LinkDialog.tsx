import { useId, useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { asAddress, linkPlace, removeLink, setLink } from '../../commands/links.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { focusedEditing } from '../../editing/focused-editing.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

/** Creates, changes and removes a link. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const [place] = useState(() => linkPlace(focusedEditing(editing).view.state));
  const [text, setText] = useState(place.text);
  const [typed, setTyped] = useState(place.address);
  const [isChecked, setChecked] = useState(false);
  const address = asAddress(typed);
  const id = useId();
  const isWrong = isChecked && address === null;
  return (
    <FormDialog
      title={t(place.address === '' ? 'tools:link.insert' : 'tools:link.change')}
      isReady={address !== null}
      onClose={onClose}
      onRefused={() => setChecked(true)}
      onApply={() => address !== null && runTool(() => setLink(place, { text, address }))(editing)}
    >
      <div className="field">
        <label htmlFor={`${id}-address`}>{t('tools:link.address')}</label>
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setChecked(typed !== '')}
        />
        {isWrong ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('tools:link.problem')}
          </span>
        ) : null}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>{t('tools:link.text')}</label>
        <input id={`${id}-text`} type="text" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      {place.address === '' ? null : (
        <button
          type="button"
          className="quiet-action"
          onClick={() => {
            onClose();
            runTool(() => removeLink(place))(editing);
          }}
        >
          {t('tools:link.remove')}
        </button>
      )}
    </FormDialog>
  );
}
