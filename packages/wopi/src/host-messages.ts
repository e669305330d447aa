import { type DocumentPlace, readDocumentPlace } from './document-place.ts';
import {
  type HostCommentAnswer,
  type HostComments,
  readHostCommentAnswer,
  readHostComments,
} from './host-comments.ts';
import { field, flagField, formatEnvelope, parseEnvelope, textField } from './message-envelope.ts';

/** A toolbar button that a host adds to the editor. */
export interface HostButton {
  id: string;
  imgurl: string;
  hint: string;
  label: string;
  mobile: boolean;
  unoCommand: string | null;
}

/** The word limits of a task; a missing limit is null. */
export interface WordGoal {
  min: number | null;
  max: number | null;
}

/** The goal for an editor that distinguishes the student's words from the instructor's. */
export interface TaskGoal extends WordGoal {
  /** The instructor's template: its paragraphs are not counted while they are unchanged. */
  template: string;
}

/** Messages from host to editor (docs/editor-protocol.md#messages) that our editor handles; any other is `other`, and ignored. */
export type HostMessage =
  | {
      id:
        | 'Host_PostmessageReady'
        | 'Action_Close'
        | 'Close_Session'
        | 'Grab_Focus'
        | 'Get_Views'
        | 'Redraft_GetSelection'
        | 'Action_HideBusy';
    }
  | { id: 'Action_Print' }
  | { id: 'Get_Export_Formats' }
  | { id: 'Action_Export'; format: string }
  | { id: 'Action_Save'; notify: boolean; dontSaveIfUnmodified: boolean; extendedData: string | null }
  | { id: 'Action_ShowBusy'; label: string }
  | { id: 'Action_Paste'; mimeType: string; text: string }
  | { id: 'Action_InsertLink'; url: string }
  | { id: 'Insert_Button'; button: HostButton }
  | { id: 'Show_Button' | 'Hide_Button' | 'Remove_Button'; target: string }
  | { id: 'Show_Menu_Item' | 'Hide_Menu_Item' | 'Remove_Statusbar_Element'; target: string }
  | { id: 'Show_Menubar' | 'Hide_Menubar' | 'Show_Ruler' | 'Hide_Ruler' | 'Show_Sidebar' | 'Hide_Sidebar' }
  | { id: 'Disable_Default_UIAction'; action: string; disable: boolean }
  | { id: 'Host_VersionRestore'; status: string }
  | { id: 'Send_UNO_Command'; command: string }
  | ({ id: 'Redraft_WordGoal' } & TaskGoal)
  | { id: 'Redraft_ShowPlace'; place: DocumentPlace }
  | { id: 'Redraft_Comments'; comments: HostComments }
  | { id: 'Redraft_CommentAct_Resp'; answer: HostCommentAnswer }
  | { id: 'Reset_Access_Token'; token: string }
  /** The key of this device, in base64url, for a copy of the document that opens without a network. */
  | { id: 'Redraft_DeviceCopy'; key: string }
  | { id: 'other'; messageId: string };

const idsWithoutValues = [
  'Host_PostmessageReady',
  'Action_Close',
  'Close_Session',
  'Grab_Focus',
  'Get_Views',
  'Redraft_GetSelection',
  'Action_HideBusy',
  'Action_Print',
  'Get_Export_Formats',
  'Show_Menubar',
  'Hide_Menubar',
  'Show_Ruler',
  'Hide_Ruler',
  'Show_Sidebar',
  'Hide_Sidebar',
] as const;
const idsWithTarget = [
  'Show_Button',
  'Hide_Button',
  'Remove_Button',
  'Show_Menu_Item',
  'Hide_Menu_Item',
  'Remove_Statusbar_Element',
] as const;

/** Parses a message from the host; null if it is invalid, or incomplete for its type. */
export function parseHostMessage(data: unknown): HostMessage | null {
  const envelope = parseEnvelope(data);
  if (envelope === null) return null;
  const { messageId, values } = envelope;
  const idWithoutValues = idsWithoutValues.find((id) => id === messageId);
  if (idWithoutValues !== undefined) return { id: idWithoutValues };
  const targeted = idsWithTarget.find((id) => id === messageId);
  if (targeted !== undefined) return readTargetMessage(targeted, values);
  switch (messageId) {
    case 'Action_Save':
      return {
        id: 'Action_Save',
        notify: flagField(values, 'Notify'),
        dontSaveIfUnmodified: flagField(values, 'DontSaveIfUnmodified'),
        extendedData: textField(values, 'ExtendedData'),
      };
    case 'Action_ShowBusy':
      return { id: 'Action_ShowBusy', label: textField(values, 'Label') ?? '' };
    case 'Action_Paste':
      return readTextMessage(values, 'Data', (text) => ({
        id: 'Action_Paste',
        mimeType: textField(values, 'Mimetype') ?? 'text/plain',
        text,
      }));
    case 'Action_InsertLink':
      return readTextMessage(values, 'url', (url) => ({ id: 'Action_InsertLink', url }));
    case 'Action_Export':
      return readTextMessage(values, 'Format', (format) => ({ id: 'Action_Export', format }));
    case 'Insert_Button':
      return readButton(values);
    case 'Disable_Default_UIAction':
      return readTextMessage(values, 'action', (action) => ({
        id: 'Disable_Default_UIAction',
        action,
        disable: flagField(values, 'disable'),
      }));
    case 'Host_VersionRestore':
      return readTextMessage(values, 'Status', (status) => ({ id: 'Host_VersionRestore', status }));
    case 'Send_UNO_Command':
      return readTextMessage(values, 'Command', (command) => ({ id: 'Send_UNO_Command', command }));
    case 'Redraft_WordGoal':
      return {
        id: 'Redraft_WordGoal',
        min: readWordLimit(field(values, 'min')),
        max: readWordLimit(field(values, 'max')),
        template: textField(values, 'template') ?? '',
      };
    case 'Redraft_ShowPlace':
      return readPlaceMessage(values);
    case 'Redraft_Comments':
      return { id: 'Redraft_Comments', comments: readHostComments(values) };
    case 'Redraft_CommentAct_Resp':
      return readAnswer(values);
    case 'Reset_Access_Token':
      return readTextMessage(values, 'token', (token) => ({ id: 'Reset_Access_Token', token }));
    case 'Redraft_DeviceCopy':
      return readTextMessage(values, 'key', (key) => ({ id: 'Redraft_DeviceCopy', key }));
    default:
      return { id: 'other', messageId };
  }
}

function readPlaceMessage(values: unknown): HostMessage | null {
  const place = readDocumentPlace(values);
  return place === null ? null : { id: 'Redraft_ShowPlace', place };
}

function readAnswer(values: unknown): HostMessage | null {
  const answer = readHostCommentAnswer(values);
  return answer === null ? null : { id: 'Redraft_CommentAct_Resp', answer };
}

/** Bounds the size of a message. A longer template is left out: it is a text to revise rather than an outline whose words must not count. */
const maxTemplateLength = 200_000;

/** Serialises the word limits of a task; both are null if there are none. */
export function formatWordGoal({ min, max, template }: TaskGoal, sendTime: number): string {
  const includesTemplate = template !== '' && template.length <= maxTemplateLength;
  return formatEnvelope(
    'Redraft_WordGoal',
    includesTemplate ? { min, max, template } : { min, max },
    sendTime,
  );
}

function readWordLimit(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function readTargetMessage(id: (typeof idsWithTarget)[number], values: unknown): HostMessage | null {
  const target = textField(values, 'id');
  return target === null ? null : { id, target };
}

function readTextMessage(
  values: unknown,
  name: string,
  createMessage: (text: string) => HostMessage,
): HostMessage | null {
  const text = textField(values, name);
  return text === null ? null : createMessage(text);
}

function readButton(values: unknown): HostMessage | null {
  const id = textField(values, 'id');
  if (id === null || id === '') return null;
  const button: HostButton = {
    id,
    imgurl: textField(values, 'imgurl') ?? '',
    hint: textField(values, 'hint') ?? '',
    label: textField(values, 'label') ?? '',
    mobile: field(values, 'mobile') !== false,
    unoCommand: textField(values, 'unoCommand'),
  };
  return { id: 'Insert_Button', button };
}

const allowedBeforeReady: ReadonlySet<string> = new Set([
  'Host_PostmessageReady',
  'Close_Session',
  'Show_Button',
  'Hide_Button',
  'Remove_Button',
  'Remove_Statusbar_Element',
  'Show_Menubar',
  'Hide_Menubar',
  'Show_Ruler',
  'Hide_Ruler',
  'Show_Menu_Item',
  'Hide_Menu_Item',
  'Insert_Button',
  'Disable_Default_UIAction',
]);

/** Whether the editor may handle a message yet: some before `Host_PostmessageReady`, some after it, the rest once the document is loaded. */
export function isAdmitted(
  id: HostMessage['id'],
  state: { hostReady: boolean; documentLoaded: boolean },
): boolean {
  if (allowedBeforeReady.has(id)) return true;
  if (!state.hostReady) return false;
  return id === 'Grab_Focus' || state.documentLoaded;
}
