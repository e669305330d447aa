/**
 * Every key of the reader: what listens to them, what a button says of its own and what lists them all is made from this table. Those of
 * the page are letters without any other key; the others work in the text or in a field, and are heard by it.
 */
export const readerKeys = [
  { act: 'next', keys: ['J'], group: 'texts' },
  { act: 'previous', keys: ['K'], group: 'texts' },
  { act: 'nextToGrade', keys: ['G'], group: 'texts' },
  { act: 'grade', keys: ['E'], group: 'page' },
  { act: 'feedback', keys: ['F'], group: 'page' },
  { act: 'comments', keys: ['C'], group: 'page' },
  { act: 'rewind', keys: ['R'], group: 'page' },
  { act: 'exceptions', keys: ['X'], group: 'page' },
  { act: 'help', keys: ['?'], group: 'page' },
  { act: 'commentOnWords', keys: ['Ctrl', 'Alt', 'M'], group: 'words' },
  { act: 'commentFromBank', keys: ['Ctrl', 'Alt', 'Y'], group: 'words' },
  { act: 'nextPart', keys: ['F6'], group: 'words' },
  { act: 'saveGrade', keys: ['Enter'], group: 'fields' },
  { act: 'saveGradeAndGo', keys: ['Ctrl', 'Enter'], group: 'fields' },
  { act: 'sendFeedback', keys: ['Ctrl', 'Enter'], group: 'fields' },
  { act: 'leaveField', keys: ['Esc'], group: 'fields' },
] as const;

export const keyGroups = ['texts', 'page', 'words', 'fields'] as const;

type Entry = (typeof readerKeys)[number];
type PageKey = Extract<Entry, { group: 'texts' | 'page' }>['act'];
export type PageActs = Readonly<Partial<Record<PageKey, () => void>>>;

/** As `aria-keyshortcuts` and people read it. */
export function keyName(act: PageKey): string {
  return readerKeys.find((one) => one.act === act)?.keys.join('+') ?? '';
}

/** What a pressed key of the page does. */
export function actOf(key: string, acts: PageActs): (() => void) | undefined {
  for (const one of readerKeys)
    if ((one.group === 'texts' || one.group === 'page') && one.keys[0] === key.toUpperCase())
      return acts[one.act];
  return undefined;
}
