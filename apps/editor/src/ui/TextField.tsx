import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; null for nothing. */
  problem?: string | null;
  maxLength?: number | undefined;
  spellCheck?: boolean;
  /** For several lines. */
  rows?: number | undefined;
}

/** Text with a label, and with what is wrong about it. */
export function TextField({ label, value, onChange, problem = null, maxLength, spellCheck, rows }: Props) {
  const id = useId();
  const properties = {
    id,
    value,
    dir: 'auto',
    autoComplete: 'off',
    spellCheck,
    maxLength,
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input type="text" {...properties} />
      ) : (
        <textarea className="field-lines" rows={rows} {...properties} />
      )}
      {problem === null ? null : (
        <span id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </span>
      )}
    </div>
  );
}
