import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatEditorMessage, parseEditorMessage } from './editor-messages.ts';
import { formatWordGoal, isAdmitted, parseHostMessage } from './host-messages.ts';
import { formatEnvelope } from './message-envelope.ts';

const message = (id: string, values?: unknown): string => formatEnvelope(id, values, 1);

it.each([
  [message('Host_PostmessageReady'), { id: 'Host_PostmessageReady' }],
  [
    message('Action_Save', { Notify: true, ExtendedData: 'x' }),
    { id: 'Action_Save', notify: true, dontSaveIfUnmodified: false, extendedData: 'x' },
  ],
  [message('Hide_Button', { id: 'save' }), { id: 'Hide_Button', target: 'save' }],
  [message('Hide_Button', {}), null],
  [message('Redraft_GetSelection'), { id: 'Redraft_GetSelection' }],
  [
    message('Redraft_ShowPlace', { sheet: 'Plan', cell: 'B2' }),
    { id: 'Redraft_ShowPlace', place: { kind: 'cell', sheet: 'Plan', cell: 'B2' } },
  ],
  [
    message('Redraft_ShowPlace', { sheet: 'Plan', cell: 2 }),
    { id: 'Redraft_ShowPlace', place: { kind: 'cell', sheet: 'Plan', cell: null } },
  ],
  [
    message('Redraft_ShowPlace', { page: 3 }),
    { id: 'Redraft_ShowPlace', place: { kind: 'page', number: 3 } },
  ],
  [message('Redraft_ShowPlace', { page: 0 }), null],
  [message('Redraft_ShowPlace', {}), null],
  [
    message('Send_UNO_Command', { Command: '.uno:AcceptAllTrackedChanges' }),
    { id: 'Send_UNO_Command', command: '.uno:AcceptAllTrackedChanges' },
  ],
  [
    message('Insert_Button', { id: 'full', imgurl: 'i', hint: 'h', label: 'l' }),
    {
      id: 'Insert_Button',
      button: { id: 'full', imgurl: 'i', hint: 'h', label: 'l', mobile: true, unoCommand: null },
    },
  ],
  [message('Insert_Button', { hint: 'h' }), null],
  [
    formatWordGoal({ min: 500, max: 700, template: 'Claim\nReasons' }, 1),
    { id: 'Redraft_WordGoal', min: 500, max: 700, template: 'Claim\nReasons' },
  ],
  [
    formatWordGoal({ min: null, max: 1500, template: '' }, 1),
    { id: 'Redraft_WordGoal', min: null, max: 1500, template: '' },
  ],
  [
    formatWordGoal({ min: 500, max: null, template: 'word '.repeat(100_000) }, 1),
    { id: 'Redraft_WordGoal', min: 500, max: null, template: '' },
  ],
  [
    message('Redraft_WordGoal', { min: -1, max: 1.5, template: 3 }),
    { id: 'Redraft_WordGoal', min: null, max: null, template: '' },
  ],
  [
    message('Redraft_WordGoal', { min: '500' }),
    { id: 'Redraft_WordGoal', min: null, max: null, template: '' },
  ],
  [message('Reset_Access_Token', { token: 'T-2' }), { id: 'Reset_Access_Token', token: 'T-2' }],
  [message('Reset_Access_Token', {}), null],
  [message('Redraft_DeviceCopy', { key: 'K-1' }), { id: 'Redraft_DeviceCopy', key: 'K-1' }],
  [message('Redraft_DeviceCopy', { key: 1 }), null],
  [message('Action_FollowUser', {}), { id: 'other', messageId: 'Action_FollowUser' }],
  ['{"Values":{}}', null],
  ['not json', null],
  [{ MessageId: 'Action_Save' }, null],
  [null, null],
])('host messages %j is read', (data, message) => {
  expect(parseHostMessage(data)).toEqual(message);
});
it('host messages never throw, whatever arrives', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.anything()), (data) => {
      expect(() => [parseHostMessage(data), parseEditorMessage(data)]).not.toThrow();
    }),
  );
});
it.each([
  ['Insert_Button', false, false, true],
  ['Host_PostmessageReady', false, false, true],
  ['Grab_Focus', false, true, false],
  ['Grab_Focus', true, false, true],
  ['Action_Save', true, false, false],
  ['Action_Save', false, true, false],
  ['Action_Save', true, true, true],
  ['Redraft_GetSelection', true, false, false],
  ['Redraft_WordGoal', true, false, false],
  ['Redraft_WordGoal', true, true, true],
  ['Redraft_DeviceCopy', true, false, false],
  ['Reset_Access_Token', false, true, false],
] as const)(
  'host messages %s with host ready %s and document loaded %s is admitted: %s',
  (id, hostReady, documentLoaded, admitted) => {
    expect(isAdmitted(id, { hostReady, documentLoaded })).toBe(admitted);
  },
);

it.each([
  [
    formatEditorMessage('App_LoadingStatus', { Status: 'Frame_Ready', Features: { VersionStates: true } }, 1),
    {
      id: 'frameReady',
      followsAccess: false,
      reportsSelection: false,
      knowsVersions: true,
      showsComments: false,
      knowsTemplates: false,
      keepsCopies: false,
    },
  ],
  [
    formatEditorMessage(
      'App_LoadingStatus',
      { Status: 'Frame_Ready', Features: { VersionStates: true, AccessChanges: true, Selections: true } },
      1,
    ),
    {
      id: 'frameReady',
      followsAccess: true,
      reportsSelection: true,
      knowsVersions: true,
      showsComments: false,
      knowsTemplates: false,
      keepsCopies: false,
    },
  ],
  [
    message('App_LoadingStatus', { Status: 'Frame_Ready' }),
    {
      id: 'frameReady',
      followsAccess: false,
      reportsSelection: false,
      knowsVersions: false,
      showsComments: false,
      knowsTemplates: false,
      keepsCopies: false,
    },
  ],
  [message('App_LoadingStatus', { Status: 'Document_Loaded' }), { id: 'documentLoaded' }],
  [message('Action_Load_Resp', { success: false, errorMsg: 'no' }), { id: 'loadFailed', errorMsg: 'no' }],
  [message('Action_Save_Resp', {}), { id: 'saved', success: true, result: '', errorMsg: '' }],
  [
    message('Action_Save_Resp', { success: false, errorMsg: 'e' }),
    { id: 'saved', success: false, result: '', errorMsg: 'e' },
  ],
  [
    message('Action_Save_Resp', { success: false, result: 'unmodified' }),
    { id: 'saved', success: true, result: 'unmodified', errorMsg: '' },
  ],
  [
    message('Action_Save_Resp', { success: false, result: { type: 'string', value: 'unmodified' } }),
    { id: 'saved', success: true, result: 'unmodified', errorMsg: '' },
  ],
  [message('UI_Close', { EverModified: true }), { id: 'close', everModified: true }],
  [message('Clicked_Button', { Id: 'full' }), { id: 'clickedButton', buttonId: 'full' }],
  [message('Doc_ModifiedStatus', { Modified: true }), { id: 'modified', modified: true }],
  [message('close', { Deprecated: true }), null],
  [
    formatEditorMessage('Redraft_AccessChanged', { canWrite: false, code: 'assignment.paused' }, 1),
    { id: 'accessChanged', canWrite: false, code: 'assignment.paused' },
  ],
  [message('Redraft_AccessChanged', { canWrite: 'yes' }), { id: 'accessChanged', canWrite: false, code: '' }],
  [formatEditorMessage('Redraft_Escape', {}, 1), { id: 'escape' }],
  [
    formatEditorMessage('Redraft_FocusOutside', { forward: false }, 1),
    { id: 'focusOutside', isForward: false },
  ],
  [formatEditorMessage('Redraft_Key', { key: 'j' }, 1), { id: 'key', key: 'j' }],
  [message('Redraft_Key', { key: 7 }), { id: 'key', key: '' }],
  [
    formatEditorMessage(
      'Redraft_GetSelection_Resp',
      { words: 'a cat', before: 'It was ', after: '.', at: 7, version: '12' },
      1,
    ),
    {
      id: 'selection',
      selection: { words: 'a cat', before: 'It was ', after: '.', at: 7, version: '12' },
    },
  ],
  [
    message('Redraft_GetSelection_Resp', { words: 3, at: -1, version: 12 }),
    { id: 'selection', selection: { words: '', before: '', after: '', at: 0, version: null } },
  ],
  [message('UI_Share'), { id: 'other', messageId: 'UI_Share' }],
])('editor messages %s is read', (data, event) => {
  expect(parseEditorMessage(data)).toEqual(event);
});
