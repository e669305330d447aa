import type { TemplateId } from '@redraft/contracts';
import type { AssignmentKey } from '@redraft/demo-world';
import { blankXlsx, docxFromText, rewriteParts } from '@redraft/documents';
import type { Actor } from '../access/index.ts';
import { zipCodec } from '../domain/revisions/index.ts';
import { addTemplate } from '../domain/template-library/index.ts';

/** The instructor's templates, and the files that each assignment uses. */

const outline = `Essay outline

Claim: one sentence that somebody could disagree with

What the reader has to know first

First reason, and what I saw that supports it

Second reason, and what I saw that supports it

The strongest objection, and my answer

What follows if I am right`;

const proposal = `Research proposal

My question

What made me ask it

What is already known

How I would find out more

What would count as an answer

Sources`;

const sourceColumns = ['Source', 'Year', 'Pages', 'What it says', 'What I use it for'];

export type DemoTemplates = Readonly<Record<'proposal' | 'sources', TemplateId>>;

export async function writeTemplates(owner: Actor, at: Date): Promise<DemoTemplates> {
  const add = async (title: string, description: string, file: { name: string; bytes: Uint8Array }) =>
    (await addTemplate(owner, { title, description, file }, at)).id;
  await add('Essay outline', 'A page of headings for an argument.', docx('outline.docx', outline));
  return {
    proposal: await add(
      'Research proposal',
      'The parts of a proposal in order.',
      docx('proposal.docx', proposal),
    ),
    sources: await add('Sources', 'A table to keep track of what you have read.', {
      name: 'sources.xlsx',
      bytes: sheetOf(sourceColumns),
    }),
  };
}

/** The files that students of an assignment can start from, besides a blank text. */
export function filesOf(key: AssignmentKey, templates: DemoTemplates): object[] {
  const talk = { contentType: 'PRESENTATION', title: 'Three-minute talk' };
  if (key === 'reading') return [talk];
  if (key !== 'proposal') return [];
  const main = { assignmentTemplateType: 'MAIN', contentType: 'DOCUMENT', title: 'Proposal' };
  const sources = { contentType: 'SPREADSHEET', title: 'Sources', allowImport: true };
  return [
    { ...main, templateFileId: templates.proposal },
    { ...sources, templateFileId: templates.sources },
    talk,
  ];
}

function docx(name: string, text: string) {
  return { name, bytes: docxFromText(text, { codec: zipCodec, titleStyle: true }) };
}

function sheetOf(columns: readonly string[]): Uint8Array {
  const cells = columns.map((title, index) => {
    const place = `${String.fromCharCode(65 + index)}1`;
    return `<c r="${place}" t="inlineStr"><is><t>${title}</t></is></c>`;
  });
  return rewriteParts({
    bytes: blankXlsx(zipCodec),
    codec: zipCodec,
    rewrite: (name, read) =>
      name === 'xl/worksheets/sheet1.xml'
        ? read().replace('<sheetData/>', `<sheetData><row r="1">${cells.join('')}</row></sheetData>`)
        : undefined,
  });
}
