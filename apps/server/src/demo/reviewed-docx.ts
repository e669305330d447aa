import { encodeText, packEntry, readZip, rewriteParts, writeZip } from '@redraft/documents';
import { zipCodec } from '../domain/revisions/index.ts';

export interface DemoReview {
  author: string;
  at: Date;
  /** Comments on the first paragraphs after the title, one each. */
  comments: readonly string[];
  /** A suggested insertion after the first commented paragraph. */
  suggestion: string;
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const part = 'word/comments.xml';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';

/** A docx file as a reviewer returns it. */
export function reviewedDocx(bytes: Uint8Array, review: DemoReview): Uint8Array {
  const by = `w:author="${encodeText(review.author)}" w:date="${review.at.toISOString().slice(0, 19)}Z"`;
  const commented = rewriteParts({
    bytes,
    codec: zipCodec,
    rewrite: (name, read) => {
      if (name === '[Content_Types].xml')
        return read().replace('</Types>', `<Override PartName="/${part}" ContentType="${type}"/></Types>`);
      if (name === 'word/_rels/document.xml.rels')
        return read().replace(
          '</Relationships>',
          `<Relationship Id="reviewComments" Type="${relationship}" Target="comments.xml"/></Relationships>`,
        );
      return name === 'word/document.xml' ? withMarks(read(), review, by) : undefined;
    },
  });
  const said = review.comments.map(
    (comment, id) =>
      `<w:comment w:id="${id}" ${by} w:initials="R"><w:p><w:r><w:t>${encodeText(comment)}</w:t></w:r></w:p></w:comment>`,
  );
  const xml = `<w:comments xmlns:w="${main}">${said.join('')}</w:comments>`;
  const content = new TextEncoder().encode(xml);
  return writeZip([...readZip(commented), packEntry({ name: part, content, codec: zipCodec })]);
}

function withMarks(xml: string, { comments, suggestion }: DemoReview, by: string): string {
  // The first paragraph is the title.
  let id = -2;
  return xml.replace(/<w:p(?: [^<>]*)?>.*?<\/w:p>/gs, (paragraph) => {
    const start = paragraph.search(/<w:r[ >]/);
    if (start === -1 || !paragraph.includes('<w:t') || id + 1 >= comments.length) return paragraph;
    id += 1;
    if (id === -1) return paragraph;
    const text = `<w:t xml:space="preserve"> ${encodeText(suggestion)}</w:t>`;
    const inserted = id === 0 ? `<w:ins w:id="900" ${by}><w:r>${text}</w:r></w:ins>` : '';
    return (
      `${paragraph.slice(0, start)}<w:commentRangeStart w:id="${id}"/>` +
      `${paragraph.slice(start, -'</w:p>'.length)}<w:commentRangeEnd w:id="${id}"/>` +
      `<w:r><w:commentReference w:id="${id}"/></w:r>${inserted}</w:p>`
    );
  });
}
