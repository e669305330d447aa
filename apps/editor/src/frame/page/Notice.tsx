import type { ReactNode } from 'react';

/** A line below the toolbar: what happened, and what can be done. */
export function Notice(props: { tone: 'info' | 'warning'; text: string; children?: ReactNode }) {
  return (
    <div className="notice" data-tone={props.tone} role={props.tone === 'warning' ? 'alert' : 'status'}>
      <p>{props.text}</p>
      <div className="notice-actions">{props.children}</div>
    </div>
  );
}
