import type { SaveOutcome } from '../../ui/editor-frame/editor-channel.ts';

/**
 * Handing in: save and wait for the editor's answer, have the changes accepted where the
 * assignment asks for it and give the editor 5 s, then tell the server. Nothing is sent that was not saved.
 */
export type HandInPhase = 'saving' | 'accepting' | 'sending';

export interface HandInPorts {
  /** Null where no document is open, so that there is nothing to save. */
  editor: { save: () => Promise<SaveOutcome>; acceptAll: () => void } | null;
  delay: (milliseconds: number) => Promise<void>;
  send: () => Promise<void>;
  onPhase: (phase: HandInPhase) => void;
}

export const acceptingTakes = 5000;

export async function handIn(ports: HandInPorts, acceptsChanges: boolean): Promise<'sent' | 'unsaved'> {
  const { editor, onPhase } = ports;
  if (editor !== null) {
    onPhase('saving');
    const outcome = await editor.save();
    if (!outcome.success) return 'unsaved';
    if (acceptsChanges) {
      onPhase('accepting');
      editor.acceptAll();
      await ports.delay(acceptingTakes);
    }
  }
  onPhase('sending');
  await ports.send();
  return 'sent';
}
