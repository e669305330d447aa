import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { createDraft, type NumberDraft } from '../../ui/number-draft.ts';
import { changeSelected, getSelectedShapes } from '../commands/editor-commands.ts';
import { emuPerMillimetre, normalizeDegrees } from '../geometry/box.ts';
import { fitInBox } from '../geometry/transform.ts';
import type { Shape } from '../scene/scene.ts';
import { useEditorContext } from '../state/editor-context.tsx';

const centimetre = emuPerMillimetre * 10;
const fields = ['x', 'y', 'width', 'height', 'rotation'] as const;
type Field = (typeof fields)[number];
const ranges: Record<Field, { min: number; max: number }> = {
  x: { min: -500, max: 500 },
  y: { min: -500, max: 500 },
  width: { min: 0, max: 500 },
  height: { min: 0, max: 500 },
  rotation: { min: -360, max: 360 },
};

/** Position, size and rotation as numbers, as an alternative to the pointer. Empty fields change nothing. */
export function PositionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const context = useEditorContext();
  const [shapes] = useState(() => getSelectedShapes(context));
  const [drafts, setDrafts] = useState(() => createDrafts(shapes, lang));
  const isReady = fields.every((name) => drafts[name].problem === null || drafts[name].problem === 'nothing');
  const apply = (): void =>
    changeSelected(context, (shape) => applyDrafts(shape, drafts, createDrafts(shapes, lang)));
  return (
    <FormDialog title={t('canvas:placing.title')} isReady={isReady} onApply={apply} onClose={onClose}>
      <div className="field-group">
        {fields.map((name) => (
          <NumberField
            key={name}
            label={t(`canvas:placing.${name}`)}
            unit={name === 'rotation' ? '°' : 'cm'}
            range={ranges[name]}
            draft={drafts[name]}
            onChange={(draft) =>
              setDrafts({
                ...drafts,
                [name]: draft.problem === 'nothing' ? { ...draft, problem: null } : draft,
              })
            }
          />
        ))}
      </div>
    </FormDialog>
  );
}

function createDrafts(shapes: readonly Shape[], lang: string): Record<Field, NumberDraft> {
  const draft = (name: Field): NumberDraft => {
    const values = new Set(shapes.map((shape) => shape[name]));
    const [commonValue] = values;
    if (values.size !== 1 || commonValue === undefined) return createDraft(null, lang);
    return createDraft(
      name === 'rotation' ? commonValue : Math.round((commonValue / centimetre) * 100) / 100,
      lang,
    );
  };
  return {
    x: draft('x'),
    y: draft('y'),
    width: draft('width'),
    height: draft('height'),
    rotation: draft('rotation'),
  };
}

/** Only edited fields are applied: the others keep their unrounded values. */
function applyDrafts(
  shape: Shape,
  drafts: Record<Field, NumberDraft>,
  initialDrafts: Record<Field, NumberDraft>,
): Shape {
  const readValue = (name: Field): number => {
    const { value: typedValue } = drafts[name];
    if (typedValue === null || typedValue === initialDrafts[name].value) return shape[name];
    return name === 'rotation' ? normalizeDegrees(typedValue) : Math.round(typedValue * centimetre);
  };
  const next = fitInBox(shape, {
    x: readValue('x'),
    y: readValue('y'),
    width: readValue('width'),
    height: readValue('height'),
  });
  return { ...next, rotation: readValue('rotation') };
}
