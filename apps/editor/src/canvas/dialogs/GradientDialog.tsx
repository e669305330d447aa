import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { createGradientFill, type GradientChoice, gradientDirections } from '../commands/gradients.ts';
import { toGradientCss } from '../view/FillPaintView.tsx';

/** The colours and the direction of a gradient, with a preview. */
export function GradientDialog({
  initialChoice,
  onChoose,
  onClose,
}: {
  initialChoice: GradientChoice;
  onChoose: (choice: GradientChoice) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const [choice, setChoice] = useState(initialChoice);
  const { fillPaint } = createGradientFill(choice);
  return (
    <FormDialog title={t('canvas:gradient.title')} onApply={() => onChoose(choice)} onClose={onClose}>
      <div className="gradient-preview" aria-hidden="true" style={toGradientCss(fillPaint)} />
      <div className="field-row">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="field">
            {t(`canvas:gradient.${end}`)}
            <input
              type="color"
              value={choice[end]}
              onChange={(event) => setChoice({ ...choice, [end]: event.target.value })}
            />
          </label>
        ))}
      </div>
      <SelectField
        label={t('canvas:gradient.direction')}
        value={choice.direction}
        options={gradientDirections.map((one) => [one, t(`canvas:gradient.${one}`)])}
        onChange={(direction) => setChoice({ ...choice, direction })}
      />
    </FormDialog>
  );
}
