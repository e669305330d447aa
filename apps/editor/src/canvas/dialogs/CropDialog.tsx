import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { createDraft, type NumberDraft } from '../../ui/number-draft.ts';
import { cropSelected } from '../commands/crop-commands.ts';
import { setCrop } from '../geometry/crop.ts';
import type { PictureShape } from '../scene/scene.ts';
import { useEditorContext } from '../state/editor-context.tsx';

const sides = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof sides)[number];

/** The cropped parts as percentages, as an alternative to the pointer. */
export function CropDialog({ picture, onClose }: { picture: PictureShape; onClose: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const context = useEditorContext();
  const [initialDrafts] = useState(() => createDrafts(picture.crop, lang));
  const [drafts, setDrafts] = useState(initialDrafts);
  const isValid = sides.every((side) => drafts[side].problem === null);
  const crop = readDrafts(drafts, initialDrafts, picture.crop);
  const isTooMuch = isValid && setCrop(picture, crop) === null;
  return (
    <FormDialog
      title={t('canvas:crop.title')}
      isReady={isValid && !isTooMuch}
      onApply={() => void cropSelected(context, crop)}
      onClose={onClose}
    >
      <p className="field-hint">{t('canvas:crop.hint')}</p>
      <div className="field-group">
        {sides.map((side) => (
          <NumberField
            key={side}
            label={t(`canvas:crop.${side}`)}
            unit="%"
            range={{ min: Math.min(0, picture.crop[side] * 100), max: 98 }}
            draft={drafts[side]}
            onChange={(draft) => setDrafts({ ...drafts, [side]: draft })}
          />
        ))}
      </div>
      {isTooMuch ? (
        <p role="alert" className="field-problem">
          {t('canvas:crop.tooMuch')}
        </p>
      ) : null}
    </FormDialog>
  );
}

function createDrafts(crop: PictureShape['crop'], lang: string): Record<Side, NumberDraft> {
  const draft = (side: Side): NumberDraft => createDraft(Math.round(crop[side] * 10_000) / 100, lang);
  return { left: draft('left'), right: draft('right'), top: draft('top'), bottom: draft('bottom') };
}

/** Only edited fields are applied: the others keep their unrounded values. */
function readDrafts(
  drafts: Record<Side, NumberDraft>,
  initialDrafts: Record<Side, NumberDraft>,
  crop: PictureShape['crop'],
): PictureShape['crop'] {
  const read = (side: Side): number => {
    const { value } = drafts[side];
    return value === null || value === initialDrafts[side].value ? crop[side] : value / 100;
  };
  return { left: read('left'), right: read('right'), top: read('top'), bottom: read('bottom') };
}
