import type { ReactNode } from 'react';

/** A page without a document. */
export function Message(props: { title?: string; text: string; isBusy?: boolean; children?: ReactNode }) {
  return (
    <main className="message" aria-busy={props.isBusy ?? false}>
      {props.title === undefined ? null : <h1>{props.title}</h1>}
      <p role="status">{props.text}</p>
      {props.children}
    </main>
  );
}
