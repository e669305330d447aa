import { docxFromText, fflateCodec, originalTextOfDocx, rewriteParts } from '@redraft/documents';
import type { OpenedFile, Reply } from './frames.ts';

/** A docx in which a reviewer has replaced the whole text as a tracked change. */
export function suggestedDocx({ original, words }: { original: string; words: string }): Uint8Array {
  return rewriteParts({
    bytes: docxFromText(original),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml'
        ? read()
            .replaceAll(/<w:r><w:t(?: [^>]*)?>([^<]*)<\/w:t><\/w:r>/g, deleted)
            .replace('</w:p>', () => `${inserted(words)}</w:p>`)
        : undefined,
  });
}

const by = 'w:author="Reviewer" w:date="2026-01-02T03:04:05Z"';

function deleted(_run: string, words: string): string {
  return `<w:del w:id="1" ${by}><w:r><w:delText xml:space="preserve">${words}</w:delText></w:r></w:del>`;
}

function inserted(words: string): string {
  return `<w:ins w:id="2" ${by}><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:ins>`;
}

/** Suggests a replacement in a writable review. */
export async function suggest(
  opened: OpenedFile,
  words: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const original = originalTextOfDocx(await opened.read());
  return opened.put(suggestedDocx({ original, words }), headers);
}

/** A docx in which part of the text is a tracked insertion. */
export function withSuggested(bytes: Uint8Array, words: string): Uint8Array {
  const open = '<w:r><w:t xml:space="preserve">';
  const close = '</w:t></w:r>';
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml'
        ? read().replace(words, () => `${close}${inserted(words)}${open}`)
        : undefined,
  });
}
