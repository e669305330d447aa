import { formatEnvelope, parseHostMessage } from '@redraft/wopi';
import { expect, it } from 'vitest';
import { createHostUi, type HostUi, reduceHostUi } from './host-ui.ts';

const after = (...messages: [string, unknown?][]): HostUi =>
  messages.reduce((ui, [id, values]) => {
    const message = parseHostMessage(formatEnvelope(id, values, 1));
    return message === null ? ui : reduceHostUi(ui, message);
  }, createHostUi(false));

it('puts a button in once, whatever the second one says', () => {
  const ui = after(
    ['Insert_Button', { id: 'full', label: 'Full' }],
    ['Insert_Button', { id: 'full', label: 'Other' }],
  );
  expect(ui.buttons.map((button) => button.label)).toEqual(['Full']);
});
it('hides, shows and removes buttons by id', () => {
  const inserted: [string, unknown] = ['Insert_Button', { id: 'full' }];
  expect(after(inserted, ['Hide_Button', { id: 'full' }]).hidden.has('full')).toBe(true);
  expect(after(inserted, ['Hide_Button', { id: 'full' }], ['Show_Button', { id: 'full' }]).hidden.size).toBe(
    0,
  );
  expect(after(inserted, ['Remove_Button', { id: 'full' }]).buttons).toEqual([]);
});
it('follows the ruler, the menu bar, the busy text and the disabled defaults', () => {
  expect(after(['Show_Ruler']).showRuler).toBe(true);
  expect(after(['Show_Ruler'], ['Hide_Ruler']).showRuler).toBe(false);
  expect(after(['Hide_Menubar']).showMenubar).toBe(false);
  expect(after(['Action_ShowBusy', { Label: 'Wait' }]).busy).toBe('Wait');
  expect(after(['Action_ShowBusy', { Label: 'Wait' }], ['Action_HideBusy']).busy).toBeNull();
  const disabled: [string, unknown] = ['Disable_Default_UIAction', { action: 'UI_Close', disable: true }];
  expect(after(disabled).disabledActions.has('UI_Close')).toBe(true);
  expect(
    after(disabled, ['Disable_Default_UIAction', { action: 'UI_Close', disable: false }]).disabledActions
      .size,
  ).toBe(0);
});
it('the host UI ignores messages about something else', () => {
  const ui = createHostUi(true);
  expect(reduceHostUi(ui, { id: 'Grab_Focus' })).toBe(ui);
});
