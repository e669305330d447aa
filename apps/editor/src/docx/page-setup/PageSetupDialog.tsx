import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { draftOf, type NumberDraft } from '../../ui/number-draft.ts';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { isWriting } from '../toolkit/writing-tool.ts';
import { PaperFields } from './PaperFields.tsx';
import { leavesSpace, type PageForm, pageFormOf, type Side, sides, withPage } from './page-form.ts';
import { fromUnit, lengthUnit, toUnit } from './units.ts';

const range = { min: 0, max: 30 };

/** Paper size, orientation and margins of the whole document. */
export function PageSetupDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const editing = useEditing();
  const unit = lengthUnit(lang, navigator.language);
  const [before] = useState(() => pageFormOf(editing.parts().document.finalSectionProperties));
  const [paper, setPaper] = useState({ width: before.width, height: before.height });
  const [drafts, setDrafts] = useState(() => {
    const draft = (side: Side): NumberDraft => draftOf(toUnit(before.margins[side], unit), lang);
    return { top: draft('top'), bottom: draft('bottom'), left: draft('left'), right: draft('right') };
  });
  const margin = (side: Side): number => {
    const { value } = drafts[side];
    // Unchanged values keep their precision.
    const isSame = value === toUnit(before.margins[side], unit);
    return isSame || value === null ? before.margins[side] : fromUnit(value, unit);
  };
  const form: PageForm = {
    ...paper,
    margins: { top: margin('top'), bottom: margin('bottom'), left: margin('left'), right: margin('right') },
  };
  const isRead = sides.every((side) => drafts[side].problem === null);
  const hasSpace = leavesSpace(form);
  return (
    <FormDialog
      title={t('page-setup:name')}
      isReady={isRead && hasSpace}
      onClose={onClose}
      onApply={() => setUp(editing, form)}
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
      {isRead && !hasSpace ? (
        <p role="alert" className="field-problem">
          {t('page-setup:noRoom')}
        </p>
      ) : null}
    </FormDialog>
  );
}

/** Sections have separate page setups; this is applied to all of them. */
function setUp(editing: Editing, form: PageForm): void {
  if (isWriting(editing)) editing.transact(() => setUpNow(editing, form));
}

function setUpNow(editing: Editing, form: PageForm): void {
  const { view } = editing;
  editing.patch({ section: withPage(editing.parts().document.finalSectionProperties, form) });
  const tr = view.state.tr;
  view.state.doc.forEach((block, pos) => {
    const own: unknown = block.attrs._sectionProperties;
    if (typeof own !== 'object' || own === null) return;
    tr.setNodeAttribute(pos, '_sectionProperties', withPage(own, form));
  });
  if (tr.docChanged) view.dispatch(tr);
}
