import type { EditorEvent } from '@redraft/wopi';
import { formatEditorMessage } from '@redraft/wopi';
import { beforeEach, expect, it } from 'vitest';
import { openEditorChannel } from './editor-channel.ts';

const origin = 'https://editor.example';
const ready = formatEditorMessage(
  'App_LoadingStatus',
  { Status: 'Frame_Ready', Features: { VersionStates: true } },
  1,
);
const loaded = formatEditorMessage(
  'App_LoadingStatus',
  { Status: 'Document_Loaded', DocumentLoadedTime: 1 },
  1,
);

/** A page and a frame that only relay messages. */
function openTestChannel({ isReadOnly = false } = {}) {
  const sent: { id: string; values: unknown; to: string }[] = [];
  const events: EditorEvent[] = [];
  const page = new EventTarget();
  const timers = new Map<number, () => void>();
  const frame = {
    postMessage: (text: string, to: string) => {
      const { MessageId, Values } = JSON.parse(text);
      sent.push({ id: MessageId, values: Values, to });
    },
  };
  const channel = openEditorChannel({
    origin,
    isReadOnly,
    frame: () => frame as unknown as Window, // cast: only postMessage of a window is used
    page: {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      setTimeout: (run: () => void) => {
        timers.set(timers.size + 1, run);
        return timers.size;
      },
      clearTimeout: (id: number | undefined) => void timers.delete(id ?? 0),
    } as unknown as Window, // cast: as above
    onEvent: (event) => events.push(event),
  });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new Event('message');
    Object.assign(event, { data, origin, source: frame, ...from });
    page.dispatchEvent(event);
  };
  const expireTimers = () => {
    for (const run of timers.values()) run();
  };
  return { channel, sent, events, say, expireTimers, timers };
}

let world: ReturnType<typeof openTestChannel>;
beforeEach(() => {
  world = openTestChannel();
});

it('the channel to an editor frame answers a ready frame at the origin of the editor', () => {
  world.say(ready);
  expect(world.sent).toEqual([{ id: 'Host_PostmessageReady', values: {}, to: origin }]);
});
it('the channel to an editor frame ignores other origins and windows', () => {
  world.say(ready, { origin: 'https://other.example' });
  world.say(ready, { source: {} });
  world.say(ready, { source: null });
  expect(world.events).toEqual([]);
  expect(world.sent).toEqual([]);
});
it('the channel to an editor frame ignores invalid messages', () => {
  world.say('hello');
  world.say({ MessageId: 'UI_Close' });
  expect(world.events).toEqual([]);
});
it('the channel to an editor frame delays a save until the document is loaded', async () => {
  const saved = world.channel.save({ notify: true });
  world.say(ready);
  expect(world.sent.map(({ id }) => id)).not.toContain('Action_Save');
  world.say(loaded);
  expect(world.sent.at(-1)).toEqual({
    id: 'Action_Save',
    values: { DontTerminateEdit: true, DontSaveIfUnmodified: true, Notify: true },
    to: origin,
  });
  world.say(formatEditorMessage('Action_Save_Resp', { success: true, result: '', errorMsg: '' }, 2));
  expect((await saved).success).toBe(true);
  expect(world.timers.size).toBe(0);
});
it('the channel to an editor frame stops waiting for an answer after a timeout', async () => {
  world.say(loaded);
  const saved = world.channel.save({ notify: true });
  world.expireTimers();
  expect(await saved).toEqual({ success: false, result: 'timeout', errorMsg: '' });
});
it('the channel to an editor frame settles an open save when the frame is closed, and sends nothing afterwards', async () => {
  world.say(loaded);
  const saved = world.channel.save({ notify: true });
  world.channel.close();
  expect((await saved).result).toBe('closed');
  const eventCount = world.events.length;
  world.say(ready);
  expect(world.events.length).toBe(eventCount);
});
it('the channel to an editor frame inserts and shows buttons as soon as the frame is ready', () => {
  world.channel.insertButton({ id: 'import', label: 'Import', imgurl: 'https://host.example/import.svg' });
  expect(world.sent).toEqual([]);
  world.say(ready);
  expect(world.sent.map(({ id }) => id)).toEqual(['Host_PostmessageReady', 'Insert_Button', 'Show_Button']);
  expect(world.sent.at(-1)?.values).toEqual({ id: 'import' });
});
it.each([
  ['third-party editor', false, []],
  ['built-in editor', true, ['Insert_Button', 'Show_Button']],
])(
  'the channel to an editor frame sends a read-only document no button that its editor would not show, and requests no saves: %s',
  (_editor, AccessChanges, inserted) => {
    const reading = openTestChannel({ isReadOnly: true });
    const button = { id: 'full', label: 'Full screen', imgurl: 'data:,' };
    reading.channel.insertButton(button);
    const Features = { VersionStates: true, AccessChanges };
    reading.say(formatEditorMessage('App_LoadingStatus', { Status: 'Frame_Ready', Features }, 1));
    reading.say(loaded);
    reading.say(formatEditorMessage('Doc_ModifiedStatus', { Modified: true }, 1));
    reading.channel.autosave({ pace: 'text', hasFocus: false });
    const ids = () => reading.sent.map(({ id }) => id).filter((id) => id !== 'Host_PostmessageReady');
    expect(ids()).toEqual(inserted);
    reading.channel.insertButton({ ...button, id: 'later' });
    expect(ids()).toEqual([...inserted, ...inserted]);
  },
);
it('the channel to an editor frame sends the word goal to each document that is loaded', () => {
  world.channel.setWordGoal({ min: 500, max: null, template: 'Claim' });
  world.say(ready);
  expect(world.sent.map(({ id }) => id)).not.toContain('Redraft_WordGoal');
  const goal = { id: 'Redraft_WordGoal', values: { min: 500, max: null }, to: origin };
  world.say(loaded);
  expect(world.sent.at(-1)).toEqual(goal);
  world.say(loaded);
  expect(world.sent.filter(({ id }) => id === 'Redraft_WordGoal')).toEqual([goal, goal]);
  world.channel.setWordGoal({ min: null, max: null, template: '' });
  expect(world.sent.at(-1)).toMatchObject({ values: { min: null, max: null } });
});
it('the channel to an editor frame sends the template to an editor that leaves its words out', () => {
  const Features = { VersionStates: true, Templates: true };
  world.say(formatEditorMessage('App_LoadingStatus', { Status: 'Frame_Ready', Features }, 1));
  world.say(loaded);
  world.channel.setWordGoal({ min: 500, max: null, template: 'Claim' });
  expect(world.sent.at(-1)?.values).toEqual({ min: 500, max: null, template: 'Claim' });
});
it('the channel to an editor frame sends no word goal if the task has none', () => {
  world.channel.setWordGoal({ min: null, max: null, template: '' });
  world.say(loaded);
  expect(world.sent.map(({ id }) => id)).not.toContain('Redraft_WordGoal');
});
it('the channel to an editor frame hides the tools in each document that is loaded, until they are shown again', () => {
  const sentIds = () => world.sent.map(({ id }) => id).filter((id) => id.endsWith('_Menubar'));
  world.channel.showTools(true);
  world.channel.showTools(false);
  world.say(loaded);
  expect(sentIds()).toEqual(['Hide_Menubar']);
  world.say(loaded);
  world.channel.showTools(true);
  world.say(loaded);
  expect(sentIds()).toEqual(['Hide_Menubar', 'Hide_Menubar', 'Show_Menubar']);
});
it('the channel to an editor frame waits before restoring a version until the editor has saved its words', async () => {
  world.say(ready);
  world.say(loaded);
  const isReady = world.channel.prepareRestore();
  expect(world.sent.at(-1)).toEqual({
    id: 'Host_VersionRestore',
    values: { Status: 'Pre_Restore' },
    to: origin,
  });
  world.say(formatEditorMessage('App_VersionRestore', { Status: 'Pre_Restore_Ack' }, 2));
  expect(await isReady).toBe(true);
});
it('the channel to an editor frame requests a save from an editor that knows no versions', async () => {
  world.say(
    formatEditorMessage(
      'App_LoadingStatus',
      { Status: 'Frame_Ready', Features: { VersionStates: false } },
      1,
    ),
  );
  world.say(loaded);
  const isReady = world.channel.prepareRestore();
  expect(world.sent.at(-1)).toMatchObject({ id: 'Action_Save', values: { Notify: true } });
  world.say(
    formatEditorMessage('Action_Save_Resp', { success: true, result: 'unmodified', errorMsg: '' }, 2),
  );
  expect(await isReady).toBe(true);
});
it.each([
  ['that supports versions', true],
  ['without version support', false],
])(
  'the channel to an editor frame does not mistake a silent editor %s for one that has saved its words',
  async (_, VersionStates) => {
    world.say(
      formatEditorMessage('App_LoadingStatus', { Status: 'Frame_Ready', Features: { VersionStates } }, 1),
    );
    world.say(loaded);
    const isReady = world.channel.prepareRestore();
    world.expireTimers();
    expect(await isReady).toBe(false);
    const another = world.channel.prepareRestore();
    world.channel.close();
    expect(await another).toBe(false);
  },
);

it('the channel to an editor frame requests the selection only from an editor that reports it', async () => {
  const telling = formatEditorMessage(
    'App_LoadingStatus',
    { Status: 'Frame_Ready', Features: { VersionStates: true, Selections: true } },
    1,
  );
  const selection = { words: 'a cat', before: '', after: '.', at: 0, version: '3' };
  world.say(ready);
  world.say(loaded);
  expect(await world.channel.selection()).toBeNull();
  expect(world.sent.map(({ id }) => id)).not.toContain('Redraft_GetSelection');
  world.say(telling);
  const requests = world.channel.selection();
  expect(world.sent.at(-1)).toMatchObject({ id: 'Redraft_GetSelection', to: origin });
  world.say(formatEditorMessage('Redraft_GetSelection_Resp', selection, 1));
  expect(await requests).toEqual(selection);
  const unanswered = world.channel.selection();
  world.expireTimers();
  expect(await unanswered).toBeNull();
});
