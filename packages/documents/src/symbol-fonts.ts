/** Characters of symbol fonts (ISO/IEC 29500-1, 17.3.3.30: `w:sym`) with their Unicode equivalents. Unlisted codes stay private-use characters. */
const symbol =
  '20 !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼' +
  '\nA0€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪' +
  '\nF1〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

const wingdings =
  '21✏✂✁\n28☎✆✉\n36⌛⌨\n3F✍\n41✌\n43👍👎☜☞☝☟\n4A☺😐☹\n4E☠\n52☼\n54❄\n58✠✡☪\n5E♈♉♊♋♌♍♎♏♐♑♒♓\n6C●❍■□\n71❑❒\n75◆❖\n78⌧⍓⌘❀✿❝❞' +
  '\n80⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿\n9E·•\nA1○\nA7▪◻\nAA✦★✶✴✹✵\nB5✪✰\nD5⌫⌦\nD8➢\nDC➲\nDF←→↑↓↖↗↙↘\nE8➔\nEF⇦⇨⇧⇩⬄⇳\nFB✗✓☒☑';

/** Parses lines that consist of a first code in hexadecimal and the characters from there on. */
function table(lines: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const line of lines.split('\n')) {
    const first = Number.parseInt(line.slice(0, 2), 16);
    [...line.slice(2)].forEach((character, index) => {
      characters.set(first + index, character);
    });
  }
  return characters;
}

const fonts: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['symbol', table(symbol)],
  ['wingdings', table(wingdings)],
]);

/** The character of a `w:sym` tag; empty if it has none. */
export function decodeSymbol(tag: string): string {
  const code = Number.parseInt(/\sw:char\s*=\s*["']([0-9a-fA-F]{1,4})["']/.exec(tag)?.[1] ?? '', 16);
  if (Number.isNaN(code) || code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return '';
  const font = fonts.get((/\sw:font\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '').toLowerCase());
  // The code in the font, with or without the offset F000.
  const codePoint = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  return font?.get(codePoint) ?? String.fromCodePoint(code);
}
