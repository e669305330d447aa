import { readAttribute } from '../listed-parts.ts';
import { decodeEntities } from '../xml-entities.ts';

/** What a cell's number is shown as: a date, a time of day, both, or the number itself. */
export type NumberKind = 'number' | 'date' | 'time' | 'moment';

/** The number formats that every program knows (ECMA-376 part 1, 18.8.30). */
const builtInKinds: ReadonlyMap<number, NumberKind> = new Map([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'time'] as const),
  [22, 'moment'],
]);

function kindOfCode(code: string): NumberKind {
  const letters = decodeEntities(code).replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  const hasDate = /[yd]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters));
  const hasTime = /[hs]/i.test(letters);
  if (hasDate) return hasTime ? 'moment' : 'date';
  return hasTime ? 'time' : 'number';
}

export interface CellFormats {
  /** By the index of a cell's style. */
  kinds: NumberKind[];
  /** The list of styles as it is written. */
  list: string;
}

export const noFormats: CellFormats = { kinds: [], list: '' };

export function readCellFormats(styles: string): CellFormats {
  const codes = new Map<number, NumberKind>();
  for (const [tag] of styles.matchAll(/<numFmt\s[^<]*>/g))
    codes.set(Number(readAttribute(tag, 'numFmtId')), kindOfCode(readAttribute(tag, 'formatCode')));
  const list = /<cellXfs(?:\s[^<>]*)?>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  const kinds = [...list.matchAll(/<xf[\s/>][^<]*/g)].map(([tag]) => {
    const id = Number(readAttribute(tag, 'numFmtId'));
    return codes.get(id) ?? builtInKinds.get(id) ?? 'number';
  });
  return { kinds, list };
}

const dayMs = 86_400_000;
/** The first day of serial numbers, so that numbers from 1 March 1900 on are right (ECMA-376 part 1, 18.17.4.1). */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** 31 December 9999. */
const lastSerial = 2_958_465;

/** A serial number as date or time: 2026-11-29, 14:05, 2026-11-29 14:05. Numbers that are no date stay as they are. */
export function formatSerial(value: string, kind: NumberKind, system: keyof typeof epochs): string {
  const serial = Number(value);
  if (kind === 'number' || value === '' || !(serial >= 0 && serial <= lastSerial)) return value;
  // To the second, which floating-point numbers miss by a little.
  const seconds = Math.round((serial * dayMs) / 1000);
  const moment = new Date(epochs[system] + seconds * 1000).toISOString();
  const time = moment.endsWith(':00.000Z') ? moment.slice(11, 16) : moment.slice(11, 19);
  if (kind === 'date') return moment.slice(0, 10);
  return kind === 'time' ? time : `${moment.slice(0, 10)} ${time}`;
}
