import { docxFromText, fflateCodec, packEntry, readZip, rewriteParts, writeZip } from '@redraft/documents';

export interface FileCommentInput {
  /** The commented phrase; every occurrence in the text is marked. */
  on: string;
  text: string;
  author?: string;
  date?: string;
  isResolved?: boolean;
  replies?: readonly { author: string; text: string }[];
}

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
const w15 = 'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"';

/** A docx with comments on phrases of its text, as a word processor writes it. */
export function docxWithComments(text: string, inputs: readonly FileCommentInput[]): Uint8Array {
  const comments: string[] = [];
  const threads: string[] = [];
  let id = 0;
  const say = (author: string, date: string, words: string, thread: string) => {
    const paragraph = (id + 1).toString(16).padStart(8, '0');
    comments.push(
      `<w:comment w:id="${id}" w:author="${author}" w:date="${date}"><w:p w14:paraId="${paragraph}"><w:r><w:t>${words}</w:t></w:r></w:p></w:comment>`,
    );
    threads.push(`<w15:commentEx w15:paraId="${paragraph}" ${thread}/>`);
    id++;
    return paragraph;
  };
  let body = docxBody(text);
  for (const { on, text: words, author = 'Word User', date = '2026-01-02T03:04:05Z', ...rest } of inputs) {
    const first = id;
    const root = say(author, date, words, `w15:done="${rest.isResolved ? 1 : 0}"`);
    for (const reply of rest.replies ?? [])
      say(reply.author, date, reply.text, `w15:paraIdParent="${root}" w15:done="0"`);
    body = body.replace(
      on,
      () =>
        `</w:t></w:r><w:commentRangeStart w:id="${first}"/><w:r><w:t xml:space="preserve">${on}</w:t></w:r>` +
        `<w:commentRangeEnd w:id="${first}"/><w:r><w:commentReference w:id="${first}"/></w:r><w:r><w:t xml:space="preserve">`,
    );
  }
  const parts = {
    'word/comments.xml': `<w:comments ${w} ${w14}>${comments.join('')}</w:comments>`,
    'word/commentsExtended.xml': `<w15:commentsEx ${w15}>${threads.join('')}</w15:commentsEx>`,
  };
  const bytes = rewriteParts({
    bytes: docxFromText(text),
    codec: fflateCodec,
    rewrite: (name) => (name === 'word/document.xml' ? body : undefined),
  });
  const added = Object.entries(parts).map(([name, xml]) =>
    packEntry({ name, content: new TextEncoder().encode(xml), codec: fflateCodec }),
  );
  return writeZip([...readZip(bytes), ...added]);
}

function docxBody(text: string): string {
  let body = '';
  rewriteParts({
    bytes: docxFromText(text),
    codec: fflateCodec,
    rewrite: (name, read) => {
      if (name === 'word/document.xml') body = read();
      return undefined;
    },
  });
  return body;
}
