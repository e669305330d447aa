import { useEffect, useId, useRef } from 'react';

export type Choice = { label: string; hint?: string; onChoose: () => void };

/** A question that has to be answered before writing goes on: no way around it, but no choice loses the words on this device unasked. */
export function ChoiceDialog(props: { title: string; text: string; choices: Choice[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Only the browser's own modal dialog keeps the focus inside.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="choice"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id={titleId}>{props.title}</h1>
      <p>{props.text}</p>
      <ul>
        {props.choices.map((choice) => (
          <li key={choice.label}>
            <button type="button" onClick={choice.onChoose}>
              {choice.label}
              {choice.hint === undefined ? null : <small>{choice.hint}</small>}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
