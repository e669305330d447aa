import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { createDraft, type NumberDraft } from '../../ui/number-draft.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { PaperFields } from './PaperFields.tsx';
import {
  leavesSpaceForText,
  type PageSetup,
  readPageSetup,
  type Side,
  sides,
  withPageSetup,
} from './page-form.ts';
import { fromUnit, getLengthUnit, toUnit } from './units.ts';

const range = { min: 0, max: 30 };

/** Paper size, orientation and margins of the whole document. */
export function PageSetupDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const editor = useEditor();
  const unit = getLengthUnit(lang, navigator.language);
  const [initial] = useState(() => readPageSetup(editor.parts().document.finalSectionProperties));
  const [paper, setPaper] = useState({ width: initial.width, height: initial.height });
  const [drafts, setDrafts] = useState(() => {
    const draft = (side: Side): NumberDraft => createDraft(toUnit(initial.margins[side], unit), lang);
    return { top: draft('top'), bottom: draft('bottom'), left: draft('left'), right: draft('right') };
  });
  const getMargin = (side: Side): number => {
    const { value } = drafts[side];
    // Unchanged values keep their precision.
    const isSame = value === toUnit(initial.margins[side], unit);
    return isSame || value === null ? initial.margins[side] : fromUnit(value, unit);
  };
  const form: PageSetup = {
    ...paper,
    margins: {
      top: getMargin('top'),
      bottom: getMargin('bottom'),
      left: getMargin('left'),
      right: getMargin('right'),
    },
  };
  const areFieldsValid = sides.every((side) => drafts[side].problem === null);
  const hasSpace = leavesSpaceForText(form);
  return (
    <FormDialog
      title={t('page-setup:name')}
      isReady={areFieldsValid && hasSpace}
      onClose={onClose}
      onApply={() => applyPageSetup(editor, form)}
    >
      <PaperFields paper={paper} onChange={setPaper} />
      <fieldset className="field-group">
        <legend>{t('page-setup:margins')}</legend>
        {sides.map((side) => (
          <NumberField
            key={side}
            label={t(`page-setup:${side}`)}
            unit={t(`page-setup:unit.${unit}`)}
            range={range}
            draft={drafts[side]}
            onChange={(draft) => setDrafts({ ...drafts, [side]: draft })}
          />
        ))}
      </fieldset>
      {areFieldsValid && !hasSpace ? (
        <p role="alert" className="field-problem">
          {t('page-setup:noRoom')}
        </p>
      ) : null}
    </FormDialog>
  );
}

/** Sections have separate page setups; this is applied to all of them. */
function applyPageSetup(editor: DocumentEditor, form: PageSetup): void {
  if (canEdit(editor)) editor.transact(() => patchSections(editor, form));
}

function patchSections(editor: DocumentEditor, form: PageSetup): void {
  const { view } = editor;
  editor.patch({ section: withPageSetup(editor.parts().document.finalSectionProperties, form) });
  const tr = view.state.tr;
  view.state.doc.forEach((block, pos) => {
    const properties: unknown = block.attrs._sectionProperties;
    if (typeof properties !== 'object' || properties === null) return;
    tr.setNodeAttribute(pos, '_sectionProperties', withPageSetup(properties, form));
  });
  if (tr.docChanged) view.dispatch(tr);
}
