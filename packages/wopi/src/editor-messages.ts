import { type HostCommentAction, readHostCommentAction } from './host-comments.ts';
import { field, flagField, formatEnvelope, parseEnvelope, textField } from './message-envelope.ts';

export interface EditorView {
  ViewId: number;
  UserName: string;
  UserId: string;
  UserExtraInfo: Record<string, never>;
  Color: number;
  ReadOnly: boolean;
  IsCurrentView: boolean;
}

export type SessionClosedReason =
  | 'OwnerTermination'
  | 'DocumentIdle'
  | 'OOM'
  | 'ShuttingDown'
  | 'DocumentDisconnected';

/** The selected text as extracted (docs/metrics.md#the-log); undefined without text. */
export interface SelectedWords {
  words: string;
  /** Context: some dozens of characters on each side. */
  before: string;
  after: string;
  /** Number of characters before it, by the editor's count. */
  at: number;
  /** The version of the file that is shown, by the host's numbering; null if there is none. */
  version: string | null;
}

/** Messages from editor to host (docs/editor-protocol.md#messages), by name, with the values each carries. */
export interface EditorMessageValues {
  App_LoadingStatus:
    | {
        Status: 'Frame_Ready';
        Features: {
          VersionStates: boolean;
          AccessChanges?: boolean;
          Selections?: boolean;
          Comments?: boolean;
          Templates?: boolean;
          DeviceCopies?: boolean;
        };
      }
    | { Status: 'Document_Loaded'; DocumentLoadedTime: number }
    | { Status: 'Failed' };
  Action_Load_Resp: { success: boolean; result: string; errorMsg: string };
  Action_Save_Resp: { success: boolean; result: string; errorMsg: string };
  Get_Export_Formats_Resp: { Label: string; Format: string }[];
  UI_Save: Record<string, never>;
  UI_Close: { EverModified: boolean };
  UI_FileVersions: Record<string, never>;
  Clicked_Button: { Id: string };
  Doc_ModifiedStatus: { Modified: boolean };
  Views_List: EditorView[];
  Get_Views_Resp: EditorView[];
  Session_Closed: { Reason: SessionClosedReason };
  App_VersionRestore: { Status: 'Pre_Restore_Ack' };
  /** Our extension: write permission has changed, and why, as the host's error code. */
  Redraft_AccessChanged: { canWrite: boolean; code: string };
  /** Our extension: Escape was pressed in the text while nothing in the editor could be closed. */
  Redraft_Escape: Record<string, never>;
  /** Our extension: F6 (forward) or Shift+F6 after the last region of the editor: the focus goes on to the page around it. */
  Redraft_FocusOutside: { forward: boolean };
  /** Our extension: an unused key was pressed in a read-only document, as `KeyboardEvent.key`: it may be a shortcut of the page. */
  Redraft_Key: { key: string };
  /** Our extension: the selected text and its position. */
  Redraft_GetSelection_Resp: SelectedWords;
  /** Our extension: an action on the host's comments; the host answers with `Redraft_CommentAct_Resp`. */
  Redraft_CommentAct: { request: string; act: HostCommentAction };
}
export type EditorMessageId = keyof EditorMessageValues;

/** Writes a message of the editor. */
export function formatEditorMessage<Id extends EditorMessageId>(
  id: Id,
  values: EditorMessageValues[Id],
  sendTime: number,
): string {
  return formatEnvelope(id, values, sendTime);
}

/** The events that a host acts on, from any compatible editor; everything else is `other`. */
export type EditorEvent =
  /**
   * The editor's frame is ready; the flags are its features. `followsAccess`: it applies permission changes without being reloaded. `knowsVersions`: it
   * merges its unsaved changes before another version replaces the text, and reports it.
   */
  | {
      id: 'frameReady';
      followsAccess: boolean;
      reportsSelection: boolean;
      knowsVersions: boolean;
      showsComments: boolean;
      /** The editor leaves the template's text out of its word count. */
      knowsTemplates: boolean;
      /** The editor can keep a copy on the device, and continue with a new access token. */
      keepsCopies: boolean;
    }
  | { id: 'documentLoaded' }
  | { id: 'loadFailed'; errorMsg: string }
  | { id: 'saved'; success: boolean; result: string; errorMsg: string }
  | { id: 'close'; everModified: boolean }
  | { id: 'sessionClosed'; reason: string }
  | { id: 'clickedButton'; buttonId: string }
  | { id: 'modified'; modified: boolean }
  | { id: 'fileVersions' }
  | { id: 'restoreAcknowledged' }
  | { id: 'accessChanged'; canWrite: boolean; code: string }
  | { id: 'escape' }
  | { id: 'focusOutside'; isForward: boolean }
  | { id: 'key'; key: string }
  | { id: 'selection'; selection: SelectedWords }
  | { id: 'commentAct'; request: string; act: HostCommentAction }
  | { id: 'other'; messageId: string };

/** Parses a message from an editor frame; null if it is invalid, or a deprecated duplicate. The caller has checked origin and source. */
export function parseEditorMessage(data: unknown): EditorEvent | null {
  const envelope = parseEnvelope(data);
  if (envelope === null) return null;
  const { messageId, values } = envelope;
  if (flagField(values, 'Deprecated')) return null;
  switch (messageId) {
    case 'App_LoadingStatus':
      return readLoadingStatus(values);
    case 'Action_Load_Resp':
      return field(values, 'success') === false
        ? { id: 'loadFailed', errorMsg: textField(values, 'errorMsg') ?? '' }
        : { id: 'other', messageId };
    case 'Action_Save_Resp':
      return readSaveResponse(values);
    case 'UI_Close':
      return { id: 'close', everModified: flagField(values, 'EverModified') };
    case 'Session_Closed':
      return { id: 'sessionClosed', reason: textField(values, 'Reason') ?? '' };
    case 'Clicked_Button':
      return { id: 'clickedButton', buttonId: textField(values, 'Id') ?? '' };
    case 'Doc_ModifiedStatus':
      return { id: 'modified', modified: flagField(values, 'Modified') };
    case 'UI_FileVersions':
      return { id: 'fileVersions' };
    case 'App_VersionRestore':
      return { id: 'restoreAcknowledged' };
    case 'Redraft_AccessChanged':
      return {
        id: 'accessChanged',
        canWrite: flagField(values, 'canWrite'),
        code: textField(values, 'code') ?? '',
      };
    case 'Redraft_Escape':
      return { id: 'escape' };
    case 'Redraft_FocusOutside':
      return { id: 'focusOutside', isForward: flagField(values, 'forward') };
    case 'Redraft_Key':
      return { id: 'key', key: textField(values, 'key') ?? '' };
    case 'Redraft_GetSelection_Resp':
      return { id: 'selection', selection: readSelectedWords(values) };
    case 'Redraft_CommentAct': {
      const action = readHostCommentAction(values);
      return action === null ? null : { id: 'commentAct', ...action };
    }
    default:
      return { id: 'other', messageId };
  }
}

/**
 * LibreOffice 7.4 answers with empty Values: only an explicit false is a failure (docs/editor-protocol.md#messages). If there was nothing to save it
 * sends false, with the reason as a string or as a typed value.
 */
function readSaveResponse(values: unknown): EditorEvent {
  const result = textField(values, 'result') ?? textField(field(values, 'result'), 'value') ?? '';
  const success = field(values, 'success') !== false || result === 'unmodified';
  return { id: 'saved', success, result, errorMsg: textField(values, 'errorMsg') ?? '' };
}

function readSelectedWords(values: unknown): SelectedWords {
  const at = field(values, 'at');
  return {
    words: textField(values, 'words') ?? '',
    before: textField(values, 'before') ?? '',
    after: textField(values, 'after') ?? '',
    at: typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? at : 0,
    version: textField(values, 'version'),
  };
}

function readLoadingStatus(values: unknown): EditorEvent | null {
  switch (textField(values, 'Status')) {
    case 'Frame_Ready':
      return {
        id: 'frameReady',
        followsAccess: flagField(field(values, 'Features'), 'AccessChanges'),
        reportsSelection: flagField(field(values, 'Features'), 'Selections'),
        knowsVersions: flagField(field(values, 'Features'), 'VersionStates'),
        showsComments: flagField(field(values, 'Features'), 'Comments'),
        knowsTemplates: flagField(field(values, 'Features'), 'Templates'),
        keepsCopies: flagField(field(values, 'Features'), 'DeviceCopies'),
      };
    case 'Document_Loaded':
      return { id: 'documentLoaded' };
    case 'Failed':
      return { id: 'loadFailed', errorMsg: '' };
    default:
      return null;
  }
}
