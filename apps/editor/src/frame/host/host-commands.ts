import type { EditorView, HostMessage } from '@redraft/wopi';
import type { Edit, Surface } from '../document.ts';
import type { ExportActions } from '../page/export-actions.ts';
import type { WritingSession } from '../saving/writing.ts';
import type { HostBridge } from './host-bridge.ts';

/** Applies messages from the host to the open document. */
export interface CommandContext<OwnEdit extends Edit, Content> {
  surface: Surface<Content>;
  writing: WritingSession<OwnEdit, Content>;
  bridge: HostBridge;
  views: EditorView[];
  exportActions: ExportActions;
  close: () => Promise<void>;
  reload: () => void;
  /** Continues with this access token. */
  connect: (token: string) => void;
  /** Keeps a copy on this device, encrypted with this key. */
  keepCopy: (key: string) => Promise<void>;
}

export async function handleHostCommands<OwnEdit extends Edit, Content>(
  message: HostMessage,
  context: CommandContext<OwnEdit, Content>,
): Promise<void> {
  const { surface, writing, bridge } = context;
  switch (message.id) {
    case 'Action_Save':
      return saveForHost(message.notify, context);
    case 'Action_Close':
      return context.close();
    case 'Grab_Focus':
      return surface.focus();
    case 'Get_Views':
      return bridge.post('Get_Views_Resp', context.views);
    case 'Redraft_GetSelection':
      return bridge.post('Redraft_GetSelection_Resp', { ...surface.selection(), version: writing.version() });
    case 'Redraft_ShowPlace':
      return surface.showPlace?.(message.place);
    case 'Redraft_Comments':
      return surface.hostComments?.show(message.comments);
    case 'Redraft_CommentAct_Resp':
      return surface.hostComments?.settle(message.answer);
    case 'Get_Export_Formats':
      return bridge.post('Get_Export_Formats_Resp', listFormats(context.exportActions));
    case 'Action_Export':
      return message.format.toLowerCase() === context.exportActions.format
        ? context.exportActions.download()
        : console.info(`${message.format} is not made here`);
    case 'Action_Print':
      return context.exportActions.print();
    case 'Action_Paste':
      return surface.canWrite() ? surface.paste(message) : undefined;
    case 'Action_InsertLink':
      return surface.canWrite() && /^https?:\/\//i.test(message.url)
        ? surface.insertLink(message.url)
        : undefined;
    case 'Reset_Access_Token':
      return context.connect(message.token);
    case 'Redraft_DeviceCopy':
      return context
        .keepCopy(message.key)
        .catch((error: unknown) => console.warn('The document does not open without a network', error));
    case 'Send_UNO_Command':
      return surface.canWrite() ? runUnoCommand(message.command, context) : undefined;
    case 'Host_VersionRestore':
      if (message.status !== 'Pre_Restore') return;
      await writing.loop.flush({ now: true });
      bridge.post('App_VersionRestore', { Status: 'Pre_Restore_Ack' });
      return;
    default:
      return;
  }
}

function listFormats({ format }: ExportActions): { Label: string; Format: string }[] {
  return format === null ? [] : [{ Label: format.toUpperCase(), Format: format }];
}

async function saveForHost<OwnEdit extends Edit, Content>(
  notify: boolean,
  { writing, bridge }: CommandContext<OwnEdit, Content>,
): Promise<void> {
  const outcome = await writing.loop.flush({ now: notify });
  if (!notify) return;
  const { kind } = outcome;
  const errorMsg = outcome.kind === 'failed' && 'message' in outcome.state ? outcome.state.message : '';
  const result = kind === 'unmodified' ? 'unmodified' : kind === 'failed' ? outcome.state.kind : '';
  bridge.post('Action_Save_Resp', { success: kind !== 'failed', result, errorMsg });
}

async function runUnoCommand<OwnEdit extends Edit, Content>(
  command: string,
  { surface, writing }: CommandContext<OwnEdit, Content>,
): Promise<void> {
  switch (command) {
    case '.uno:AcceptAllTrackedChanges':
      return acceptChanges(surface, writing);
    case '.uno:Undo':
      return surface.undo();
    case '.uno:Redo':
      return surface.redo();
    default:
      console.info(`${command} is not known here`);
  }
}

/** For assignments that accept all changes on submission; the rest is removed from the bytes, and the result is loaded again. */
async function acceptChanges<OwnEdit extends Edit, Content>(
  surface: Surface<Content>,
  writing: WritingSession<OwnEdit, Content>,
): Promise<void> {
  const removeFromBytes = surface.acceptChanges();
  if (removeFromBytes !== null) {
    await writing.adopt(async () => ({
      bytes: removeFromBytes(await writing.mine()),
      base: writing.base(),
      version: writing.version(),
      isSaved: false,
    }));
  }
  await writing.loop.flush({ now: true });
}
