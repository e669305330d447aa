// Texts as a gettext catalogue (PO), which translators' programs open. Each key is the context of its message.
import { po } from 'gettext-parser';

/** @param {{ file: string, key: string, english: string, german: string | undefined, text: string | undefined }[]} entries */
export function toPo(entries, language) {
  const translations = {};
  for (const { file, key, english, german, text } of entries) {
    const msgctxt = `${file}#${key}`;
    translations[msgctxt] = {
      [english]: {
        msgctxt,
        msgid: english,
        msgstr: [text ?? ''],
        // The second language often says what an English word means.
        comments: { reference: file, ...(german === undefined ? {} : { extracted: `de: ${german}` }) },
      },
    };
  }
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: language };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0, eol: '\n' });
}

/** The translated messages of a catalogue: unfinished and fuzzy ones are left out. */
export function fromPo(bytes) {
  const { headers, translations } = po.parse(bytes);
  const messages = Object.values(translations).flatMap((context) => Object.values(context));
  const entries = messages.flatMap(({ msgctxt, msgstr: [text = ''], comments }) => {
    const isFuzzy = comments?.flag?.split(',').some((flag) => flag.trim() === 'fuzzy') ?? false;
    const at = msgctxt?.indexOf('#') ?? -1;
    if (at < 0 || text === '' || isFuzzy) return [];
    return [{ file: msgctxt.slice(0, at), key: msgctxt.slice(at + 1), text }];
  });
  // Programs name a locale: `fr_FR`, `sr@latin`.
  const [language] = (headers.Language ?? headers.language ?? '').split(/[-_@]/);
  return { language, entries };
}
