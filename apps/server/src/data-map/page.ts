import { keptElsewhere } from './elsewhere.ts';
import { type ColumnKind, columnKinds, type TableEntry } from './entries.ts';
import { areas, type ListedColumn, listColumns } from './index.ts';

const meanings: Record<ColumnKind, string> = {
  personal: 'says who somebody is, or how to reach them',
  content: 'what somebody has written or made',
  record: 'what somebody did or got, and when: states, times, grades, figures',
  account: 'the number of the account of a person',
  reference: 'the number of something else',
  setting: 'how something is set up',
  technical: 'what the program needs: ids, counters, states of jobs',
  secret: 'hashes, keys and tokens, or parts of them',
};

/** docs/data-map.md, in full. */
export function renderDataMap(): string {
  return [
    '# Data map',
    '',
    'Whose data Redraft keeps, why, for how long, who sees it, and what erases it: a record of processing for each table and column of the database, and for what is kept elsewhere.',
    'This page is written by `npm run generate` from `apps/server/src/data-map`. A table or column that is missing there does not compile, and a test deletes an account and looks for what',
    'should be gone. Roles, legal bases and rights: [privacy law](privacy-law.md). What an account leaves behind: [decision 76](decisions/0076-what-a-deletion-erases.md).',
    '',
    'With a class its assignments, texts, grades and everything about them are deleted. Its instructor deletes it, or the job that follows the time which administrators have set ([retention](operations/accounts-and-data.md#how-long-classes-are-kept)); a class on hold is deleted by nobody. "Staff of the class" are its instructor, its assistants, and those whose role reads it.',
    '',
    '| kind of column | what |',
    '| --- | --- |',
    ...columnKinds.map((kind) => `| ${kind} | ${meanings[kind]} |`),
    '',
    'When an account is deleted, columns that are personal, content or account hold nothing of that person any more, except where "Stays" says why.',
    '',
    '## Files, and what is kept outside of tables',
    '',
    '| what | where | holds | kept | who sees it | erased by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...keptElsewhere.map(
      ({ what, where, holds, kept, readers, erasedBy }) =>
        `| ${[what, where, holds, kept, readers, erasedBy].join(' | ')} |`,
    ),
    '',
    ...areas.flatMap(({ title, tables }) => [
      `## ${title}`,
      '',
      ...Object.entries<TableEntry<Record<string, unknown>>>(tables).flatMap(([name, entry]) =>
        renderTable(name, entry),
      ),
    ]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}

function renderTable(name: string, entry: TableEntry<Record<string, unknown>>): string[] {
  const columns = listColumns(name, entry);
  const { subjects, purpose, kept, readers, erasedBy, owner } = entry;
  const erasure = erasedBy.map((act) => `\`${act}\``).join(', ');
  return [
    `### ${name}`,
    '',
    `${purpose} Owner: \`${owner}\`.`,
    '',
    `- Data of: ${subjects.length === 0 ? 'nobody' : subjects.join(', ')}`,
    `- Kept: ${kept}`,
    `- Seen by: ${readers}`,
    ...(erasure === '' ? [] : [`- Erased with an account by: ${erasure}`]),
    ...columnKinds.flatMap((kind) => renderKind(kind, columns)),
    ...columns.flatMap(({ column, stays }) =>
      stays === undefined ? [] : [`- Stays: \`${column}\`. ${stays}`],
    ),
    '',
  ];
}

function renderKind(kind: ColumnKind, columns: readonly ListedColumn[]): string[] {
  const names = columns.filter((column) => column.kind === kind).map(({ column }) => `\`${column}\``);
  return names.length === 0 ? [] : [`- ${kind[0]?.toUpperCase()}${kind.slice(1)}: ${names.join(', ')}`];
}
