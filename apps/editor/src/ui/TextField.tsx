import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below, and read with the field while nothing is wrong. */
  hint?: string;
  /** What is wrong with the value; null for nothing. */
  problem?: string | null;
  maxLength?: number | undefined;
  /** For addresses of web pages and mailboxes. */
  isAddress?: boolean;
  spellCheck?: boolean;
  /** For several lines. */
  rows?: number | undefined;
  onBlur?: () => void;
}

/** Text with a label, and with what is wrong about it. */
export function TextField({ label, value, onChange, hint, problem = null, isAddress, rows, ...rest }: Props) {
  const id = useId();
  const describedBy = problem === null ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-problem`;
  const properties = {
    id,
    value,
    dir: 'auto',
    autoComplete: 'off',
    ...(isAddress === true && ({ inputMode: 'url', spellCheck: false } as const)),
    ...rest,
    'aria-invalid': problem !== null,
    'aria-describedby': describedBy,
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
      {hint === undefined ? null : <span id={`${id}-hint`}>{hint}</span>}
      {problem === null ? null : (
        <span id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </span>
      )}
    </div>
  );
}
