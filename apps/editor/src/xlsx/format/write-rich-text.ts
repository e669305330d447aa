import { type RichText, type RunFormat, splitByRuns } from '../workbook/text-runs.ts';
import { encodePlainAttribute, escapeXmlText } from './xml-text.ts';

/** The content of a text element (`is`, `si`): one `t`, or a run (`r`) for each part with a format of its own. */
export function writeRichText({ text, runs }: RichText, prefix: string): string {
  const writeText = (part: string): string =>
    `<${prefix}t xml:space="preserve">${escapeXmlText(part)}</${prefix}t>`;
  if (runs === undefined) return writeText(text);
  return splitByRuns(text, runs)
    .map(({ part, run: { format } }) => {
      const properties = format === null ? '' : writeRunFormat(format, prefix);
      return `<${prefix}r>${properties}${writeText(part)}</${prefix}r>`;
    })
    .join('');
}

/** In the order in which Excel writes them. What is not there is off: a run takes nothing from the format of its cell. */
function writeRunFormat(format: RunFormat, prefix: string): string {
  const flag = (name: string, isOn: boolean): string => (isOn ? `<${prefix}${name}/>` : '');
  const value = (name: string, text: string | number): string => `<${prefix}${name} val="${text}"/>`;
  const { isBold, isItalic, isStruck, isUnderlined, isDoubleUnderlined, raised, size, font, colour } = format;
  const underline = !isUnderlined ? '' : isDoubleUnderlined ? value('u', 'double') : flag('u', true);
  const properties = [
    flag('b', isBold),
    flag('i', isItalic),
    flag('strike', isStruck),
    underline,
    raised === null ? '' : value('vertAlign', raised),
    value('sz', size),
    colour === null ? `<${prefix}color theme="1"/>` : `<${prefix}color rgb="FF${colour}"/>`,
    value('rFont', encodePlainAttribute(font)),
  ];
  return `<${prefix}rPr>${properties.join('')}</${prefix}rPr>`;
}
