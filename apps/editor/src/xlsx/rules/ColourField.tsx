import { useId } from 'react';
import { useTexts } from '../../i18n.ts';

interface Props {
  label: string;
  /** Names in the catalogue, with their colours. */
  choices: readonly (readonly [name: string, colour: string])[];
  noneLabel: string;
  value: string | null;
  onChange: (colour: string | null) => void;
}

/** A colour of a few, or none. A colour of the file that is not among them is offered too. */
export function ColourField({ label, choices, noneLabel, value, onChange }: Props) {
  const t = useTexts();
  const name = useId();
  const isOther = value !== null && !choices.some(([, colour]) => colour === value);
  const offered = isOther ? [...choices, ['other', value] as const] : choices;
  return (
    <fieldset className="field choice-field colour-field">
      <legend>{label}</legend>
      <label title={noneLabel} data-none>
        <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
        {noneLabel}
      </label>
      {offered.map(([key, colour]) => (
        <label key={key} title={t(`rules:colours.${key}`)}>
          <input type="radio" name={name} checked={value === colour} onChange={() => onChange(colour)} />
          <span className="unseen">{t(`rules:colours.${key}`)}</span>
          <span className="colour-sample" style={{ background: `#${colour}` }} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
