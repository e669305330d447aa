import { acceptAllChanges } from '@eigenpal/docx-editor-core/prosemirror/commands';
import { removeComments } from '@redraft/documents';
import { type EditorView, escapeXml, type HostMessage } from '@redraft/wopi';
import { redo, undo } from 'prosemirror-history';
import type { HostBridge } from '../../frame/host/host-bridge.ts';
import type { Writing } from '../../frame/saving/writing.ts';
import type { Editing } from '../editing/create-editing.ts';

/** What a message from the host does to the open document. `writing` is null in a read-only view. */
export interface CommandPorts {
  editing: Editing;
  writing: Writing | null;
  bridge: HostBridge;
  views: EditorView[];
  close: () => Promise<void>;
  reload: () => void;
}

export async function obeyHost(message: HostMessage, ports: CommandPorts): Promise<void> {
  const { editing, writing, bridge } = ports;
  switch (message.id) {
    case 'Action_Save':
      return saveForHost(message.notify, ports);
    case 'Action_Close':
      return ports.close();
    case 'Grab_Focus':
      return editing.view.focus();
    case 'Get_Views':
      return bridge.post('Get_Views_Resp', ports.views);
    case 'Get_Export_Formats':
      return bridge.post('Get_Export_Formats_Resp', []);
    case 'Action_Print':
      return window.print();
    case 'Action_Paste':
      return paste(message, editing);
    case 'Action_InsertLink':
      return insertLink(message.url, editing);
    case 'Send_UNO_Command':
      return runUnoCommand(message.command, ports);
    case 'Host_VersionRestore':
      if (message.status !== 'Pre_Restore') return;
      await writing?.loop.flush({ now: true });
      bridge.post('App_VersionRestore', { Status: 'Pre_Restore_Ack' });
      return;
    default:
      return;
  }
}

async function saveForHost(notify: boolean, { writing, bridge }: CommandPorts): Promise<void> {
  const outcome =
    writing === null ? { kind: 'unmodified' as const } : await writing.loop.flush({ now: notify });
  if (!notify) return;
  const { kind } = outcome;
  const errorMsg = outcome.kind === 'failed' && 'message' in outcome.state ? outcome.state.message : '';
  const result = kind === 'unmodified' ? 'unmodified' : kind === 'failed' ? outcome.state.kind : '';
  bridge.post('Action_Save_Resp', { success: kind !== 'failed', result, errorMsg });
}

function paste(message: { mimeType: string; text: string }, { view, canWrite }: Editing): void {
  if (!canWrite()) return;
  if (message.mimeType.startsWith('text/html')) view.pasteHTML(message.text);
  else if (message.mimeType.startsWith('text/plain')) view.pasteText(message.text);
}

function insertLink(url: string, { view, canWrite }: Editing): void {
  if (!canWrite() || !/^https?:\/\//i.test(url)) return;
  view.pasteHTML(`<a href="${escapeXml(url)}">${escapeXml(url)}</a>`);
}

async function runUnoCommand(command: string, { editing, writing }: CommandPorts): Promise<void> {
  const { view } = editing;
  if (writing === null || !editing.canWrite()) return;
  switch (command) {
    case '.uno:AcceptAllTrackedChanges':
      return finalize(editing, writing);
    case '.uno:Undo':
      undo(view.state, view.dispatch);
      return;
    case '.uno:Redo':
      redo(view.state, view.dispatch);
      return;
    default:
      console.info(`${command} is not known here`);
  }
}

/**
 * For an assignment that accepts all changes on submission: tracked changes become text, comments go, marks and part alike. The writer keeps an
 * empty shell of removed comments in the file, so they are taken out of the bytes and the result is loaded again.
 */
async function finalize(editing: Editing, writing: Writing): Promise<void> {
  const { view } = editing;
  acceptAllChanges()(view.state, view.dispatch);
  const hadComments = (editing.parts().document.comments ?? []).length > 0;
  if (hadComments) {
    await writing.adopt(async () => ({
      bytes: removeComments(await writing.mine()),
      base: writing.base(),
      version: writing.version(),
      isSaved: false,
    }));
  }
  await writing.loop.flush({ now: true });
}
