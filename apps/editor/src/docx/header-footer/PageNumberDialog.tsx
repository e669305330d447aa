import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { setFirstPage } from './commands.ts';
import type { HeaderFooterKind } from './header-footer-parts.ts';
import {
  addPageNumbers,
  findPageNumbers,
  type NumberChoice,
  removePageNumbers,
} from './page-number-commands.ts';
import { numberAlignments, numberFormats } from './page-numbers.ts';
import { listSections } from './sections.ts';

const kinds: readonly HeaderFooterKind[] = ['header', 'footer'];
const defaults: NumberChoice = { kind: 'footer', align: 'center', format: 'number' };

/** Position and format of page numbers. */
export function PageNumberDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const { view } = editor;
  const [current] = useState(() => findPageNumbers(view, editor));
  const [choice, setChoice] = useState(current ?? defaults);
  const [first] = listSections(view.state.doc, editor.parts());
  const [isFirstPageDifferent, setFirstPageDifferent] = useState(first?.properties.titlePg ?? false);
  const apply = (): void => {
    addPageNumbers(view, editor, choice);
    const [section] = listSections(view.state.doc, editor.parts());
    if (section !== undefined && (section.properties.titlePg ?? false) !== isFirstPageDifferent) {
      setFirstPage(view, editor, { section, isDifferent: isFirstPageDifferent });
    }
  };
  return (
    <FormDialog
      title={t('header-footer:numbers')}
      applyLabel={t('header-footer:insert')}
      onClose={onClose}
      onApply={() => editor.transact(apply)}
    >
      <Choices
        name="place"
        options={kinds.map((kind) => ({ value: kind, text: t(`header-footer:${kind}_place`) }))}
        chosen={choice.kind}
        onChoose={(kind) => setChoice({ ...choice, kind })}
      />
      <Choices
        name="align"
        options={numberAlignments.map((align) => ({ value: align, text: t(`header-footer:${align}`) }))}
        chosen={choice.align}
        onChoose={(align) => setChoice({ ...choice, align })}
      />
      <Choices
        name="look"
        options={numberFormats.map((format) => ({ value: format, text: t(`header-footer:${format}`) }))}
        chosen={choice.format}
        onChoose={(format) => setChoice({ ...choice, format })}
      />
      <div className="choices">
        <label>
          <input
            type="checkbox"
            checked={isFirstPageDifferent}
            onChange={(event) => setFirstPageDifferent(event.currentTarget.checked)}
          />
          {t('header-footer:firstOwn')}
        </label>
      </div>
      {current === null ? null : (
        <button
          type="button"
          className="quiet-action"
          onClick={() => {
            onClose();
            editor.transact(() => removePageNumbers(editor));
          }}
        >
          {t('header-footer:remove')}
        </button>
      )}
    </FormDialog>
  );
}

interface ChoicesProps<Value extends string> {
  /** Suffix of its label in the catalogue. */
  name: 'place' | 'align' | 'look';
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ name, options, chosen, onChoose }: ChoicesProps<Value>) {
  const t = useTexts();
  return (
    <fieldset className="choices">
      <legend>{t(`header-footer:${name}`)}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
