/**
 * All keyboard shortcuts of the reader: listeners, button hints and the list of shortcuts use this table. Page shortcuts are single letters; the
 * others work in the text or in a field, which handles them.
 */
export const readerKeys = [
  { action: 'next', keys: ['J'], group: 'texts' },
  { action: 'previous', keys: ['K'], group: 'texts' },
  { action: 'nextToGrade', keys: ['G'], group: 'texts' },
  { action: 'grade', keys: ['E'], group: 'page' },
  { action: 'feedback', keys: ['F'], group: 'page' },
  { action: 'comments', keys: ['C'], group: 'page' },
  { action: 'rewind', keys: ['R'], group: 'page' },
  { action: 'exceptions', keys: ['X'], group: 'page' },
  { action: 'help', keys: ['?'], group: 'page' },
  { action: 'commentOnWords', keys: ['Ctrl', 'Alt', 'M'], group: 'words' },
  { action: 'commentFromBank', keys: ['Ctrl', 'Alt', 'Y'], group: 'words' },
  { action: 'nextPart', keys: ['F6'], group: 'words' },
  { action: 'saveGrade', keys: ['Enter'], group: 'fields' },
  { action: 'saveGradeAndGo', keys: ['Ctrl', 'Enter'], group: 'fields' },
  { action: 'sendFeedback', keys: ['Ctrl', 'Enter'], group: 'fields' },
  { action: 'leaveField', keys: ['Esc'], group: 'fields' },
] as const;

export const keyGroups = ['texts', 'page', 'words', 'fields'] as const;

type Entry = (typeof readerKeys)[number];
type PageKey = Extract<Entry, { group: 'texts' | 'page' }>['action'];
export type PageActions = Readonly<Partial<Record<PageKey, () => void>>>;

/** Format of `aria-keyshortcuts`, also shown to users. */
export function keyName(action: PageKey): string {
  return readerKeys.find((one) => one.action === action)?.keys.join('+') ?? '';
}

/** The action of a pressed page shortcut. */
export function findAction(key: string, actions: PageActions): (() => void) | undefined {
  for (const one of readerKeys)
    if ((one.group === 'texts' || one.group === 'page') && one.keys[0] === key.toUpperCase())
      return actions[one.action];
  return undefined;
}
