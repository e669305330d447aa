import { countCodePoints } from '@redraft/revision-log';
import type { LoggedSave, WritingLog } from '../log.ts';
import type { Process, ProcessOp, ProcessSave } from '../process/process.ts';
import { countWords } from '../words.ts';
import type { Column } from './column.ts';

/** One change at one position, or the initial text (docs/research-export.md#event-log). */
interface TextEvent {
  number: number;
  /** Milliseconds since the first change save, never falling. */
  at: number;
  session: number;
  save: number;
  origin: LoggedSave['origin'];
  kind: ProcessOp['kind'];
  p: number;
  del: string;
  ins: string;
  deleted: number;
  inserted: number;
  moved: number;
  isMovedAway: boolean;
  /** The leading edge before the event: the end of the text that was written first to last. */
  edge: number;
  /** Code points and words after the event. */
  length: number;
  words: number;
}

export interface EventOptions {
  /** The words themselves, and not only how many. */
  hasTexts: boolean;
}

type EventColumn = Column<[TextEvent, EventOptions]>;

function describeActivity({ save, del, ins }: TextEvent): string {
  if (save === 0) return 'Nonproduction';
  if (ins === '') return 'Remove/Cut';
  return del === '' ? 'Input' : 'Replace';
}

/** As the public corpora write it. If the text itself contains an arrow, `deleted` and `inserted` say where to split. */
function describeTextChange({ del, ins }: TextEvent): string {
  if (del === '' || ins === '') return del + ins;
  return `${del} => ${ins}`;
}

const log = 'the-log';

/** Without the first column, the ID of the text. The names up to `word_count` are those of public keystroke corpora. */
export const eventColumns: readonly EventColumn[] = [
  { name: 'event_id', unit: 'number', section: log, of: ({ number }) => number },
  { name: 'down_time', unit: 'ms since the first save', section: log, of: ({ at }) => at },
  { name: 'up_time', unit: 'ms since the first save', section: log, of: ({ at }) => at },
  { name: 'action_time', unit: 'ms, always 0: no keys are recorded', section: log, of: () => 0 },
  { name: 'activity', unit: 'Input, Remove/Cut, Replace, Nonproduction', section: log, of: describeActivity },
  {
    name: 'text_change',
    unit: 'text, only where texts were asked for',
    section: log,
    of: (event, { hasTexts }) => (hasTexts ? describeTextChange(event) : null),
  },
  { name: 'cursor_position', unit: 'code points', section: log, of: ({ p, inserted }) => p + inserted },
  { name: 'word_count', unit: 'words, after the save', section: log, of: ({ words }) => words },
  { name: 'session', unit: 'number', section: 'sessions', of: ({ session }) => session },
  { name: 'save', unit: 'number', section: log, of: ({ save }) => save },
  { name: 'position', unit: 'code points', section: log, of: ({ p }) => p },
  { name: 'deleted', unit: 'code points', section: log, of: ({ deleted }) => deleted },
  { name: 'inserted', unit: 'code points', section: log, of: ({ inserted }) => inserted },
  { name: 'document_length', unit: 'code points, after the event', section: log, of: ({ length }) => length },
  { name: 'leading_edge', unit: 'code points, before the event', section: log, of: ({ edge }) => edge },
  { name: 'origin', unit: 'typed, base, import …', section: log, of: ({ origin }) => origin },
  {
    name: 'kind',
    unit: 'plain, large, quick, batched, restored',
    section: 'large-insertions',
    of: ({ kind }) => kind,
  },
  { name: 'moved', unit: 'code points', section: 'revision', of: ({ moved }) => moved },
  { name: 'moved_away', unit: '0 or 1', section: 'revision', of: ({ isMovedAway }) => Number(isMovedAway) },
];

/** The rows of a text's event log: its initial text, then each change in order. */
export function* eventRows(
  writing: WritingLog,
  process: Process,
  options: EventOptions,
): Generator<(string | number | null)[]> {
  for (const event of listEvents(writing, process)) yield eventColumns.map(({ of }) => of(event, options));
}

function* listEvents({ base, saves }: WritingLog, process: Process): Generator<TextEvent> {
  const first = beginning(base, process);
  if (base !== '') yield first;
  let { length } = first;
  let number = 0;
  // Saves without changes are left out, as they are in the process.
  const changed = saves.map((save) => ({ save, ops: save.ops.filter((op) => op.del !== op.ins) }));
  for (const { save, ops } of changed) {
    for (const { p, del, ins } of ops) {
      const op = process.ops[number];
      const processSave = op && process.saves[op.save];
      if (!op || !processSave) throw new Error('The process was not computed from this log.');
      number += 1;
      length += op.inserted - op.deleted;
      yield {
        ...getEventPosition(process, op, processSave),
        number,
        origin: save.origin,
        p,
        del,
        ins,
        length,
      };
    }
  }
}

function getEventPosition({ firstAt }: Process, op: ProcessOp, processSave: ProcessSave) {
  const { kind, deleted, inserted, moved, isMovedAway, edge, session, save } = op;
  const at = processSave.at - (firstAt ?? processSave.at);
  const counts = { deleted, inserted, moved, isMovedAway, edge };
  return { ...counts, kind, at, session: session + 1, save: save + 1, words: processSave.words };
}

function beginning(base: string, { saves }: Process): TextEvent {
  const length = countCodePoints(base);
  const emptyChange = { p: 0, del: '', deleted: 0, moved: 0, isMovedAway: false, edge: 0 };
  const position = { number: 0, at: 0, session: saves.length === 0 ? 0 : 1, save: 0 };
  const words = countWords(base);
  return {
    ...emptyChange,
    ...position,
    origin: 'base',
    kind: 'plain',
    ins: base,
    inserted: length,
    length,
    words,
  };
}
