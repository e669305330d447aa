import type { HostButton, HostMessage, TaskGoal } from '@redraft/wopi';

/** UI that the host has added to, or removed from, the page around the document. */
export interface HostUi {
  buttons: readonly HostButton[];
  hidden: ReadonlySet<string>;
  showRuler: boolean;
  showMenubar: boolean;
  /** Text over the page while the host is busy; null otherwise. */
  busy: string | null;
  disabledActions: ReadonlySet<string>;
  /** Required length and excluded template text; null if there is no requirement. */
  wordGoal: TaskGoal | null;
}

export function createHostUi(showRuler: boolean): HostUi {
  return {
    buttons: [],
    hidden: new Set(),
    showRuler,
    showMenubar: true,
    busy: null,
    disabledActions: new Set(),
    wordGoal: null,
  };
}

/** The state after a message; the same object if the message does not affect it. */
export function reduceHostUi(ui: HostUi, message: HostMessage): HostUi {
  switch (message.id) {
    case 'Insert_Button': {
      const exists = ui.buttons.some((button) => button.id === message.button.id);
      return exists ? ui : { ...ui, buttons: [...ui.buttons, message.button] };
    }
    case 'Remove_Button':
      return { ...ui, buttons: ui.buttons.filter((button) => button.id !== message.target) };
    case 'Hide_Button':
    case 'Hide_Menu_Item':
    case 'Remove_Statusbar_Element':
      return { ...ui, hidden: new Set([...ui.hidden, message.target]) };
    case 'Show_Button':
    case 'Show_Menu_Item':
      return { ...ui, hidden: new Set([...ui.hidden].filter((id) => id !== message.target)) };
    case 'Show_Ruler':
      return { ...ui, showRuler: true };
    case 'Hide_Ruler':
      return { ...ui, showRuler: false };
    case 'Show_Menubar':
      return { ...ui, showMenubar: true };
    case 'Hide_Menubar':
      return { ...ui, showMenubar: false };
    case 'Action_ShowBusy':
      return { ...ui, busy: message.label };
    case 'Action_HideBusy':
      return { ...ui, busy: null };
    case 'Disable_Default_UIAction': {
      const others = [...ui.disabledActions].filter((action) => action !== message.action);
      return { ...ui, disabledActions: new Set(message.disable ? [...others, message.action] : others) };
    }
    case 'Redraft_WordGoal':
      return { ...ui, wordGoal: { min: message.min, max: message.max, template: message.template } };
    default:
      return ui;
  }
}
