import {
  blankPptx,
  blankXlsx,
  docxFromText,
  inflateEntry,
  packEntry,
  readZip,
  writeZip,
  type ZipEntry,
} from '@redraft/documents';
import { zipCodec } from '../../../apps/server/src/domain/revisions/index.ts';
import { createRandom, type Random } from '../../random.ts';
import { corruptXml, encodeXml } from './corrupt-xml.ts';
import { corruptZip } from './corrupt-zip.ts';
import {
  blockXml,
  documentXml,
  notesXml,
  paragraphXml,
  randomBlocks,
  randomShell,
  type Shell,
} from './document-xml.ts';

/** Versions of one document, each derived from the previous one. */
export interface FuzzCase {
  versions: readonly Version[];
}

export interface Version {
  bytes: Uint8Array;
  /** A valid document, which must be readable. */
  isSound: boolean;
}

/** Inflated once, because doing it for each case would dominate the time. */
const written = readZip(docxFromText('A text.')).map((entry) =>
  packEntry({ name: entry.name, content: inflateEntry(entry, zipCodec), codec: zipCodec, store: true }),
);
const otherFiles = [blankXlsx(), blankPptx()];

/** Deterministic for seed and number. */
export function makeCase(seed: number, number: number): FuzzCase {
  const random = createRandom(seed, number);
  if (random.chance(0.03)) return { versions: [corruptOther(random)] };
  const shell = randomShell(random);
  const notes = random.chance(0.2) ? notesXml(random, random.pick(['footnote', 'endnote'])) : null;
  // Damage probability: some documents are always damaged, some rarely, many never.
  const damage = random.pick([0, 0, 0.3, 1]);
  let blocks = randomBlocks(random);
  const versions = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    if (index > 0) blocks = edited(blocks, random);
    return createVersion({ shell, blocks, notes, isSpoilt: random.chance(damage) }, random);
  });
  return { versions };
}

function corruptOther(random: Random): Version {
  return { bytes: corruptZip(readZip(random.pick(otherFiles)), random), isSound: false };
}

function edited(blocks: readonly string[], random: Random): string[] {
  const next = [...blocks];
  for (let left = random.below(3); left >= 0; left--) {
    const at = random.below(next.length + 1);
    const place = { random, depth: 0 };
    const newBlock = random.pick([paragraphXml, blockXml])(place);
    next.splice(at, random.below(2), ...(random.chance(0.8) ? [newBlock] : []));
    // Swaps text and comments.
    const chosenBlock = next[at];
    if (chosenBlock !== undefined && random.chance(0.1)) next[at] = commented(chosenBlock);
  }
  return next;
}

const wasText = '<!--was ';

/** XML that contains a comment cannot itself become one. */
function commented(xml: string): string {
  if (xml.startsWith(wasText)) return xml.slice(wasText.length, -' -->'.length);
  return xml.includes('--') ? xml : `${wasText}${xml} -->`;
}

interface Draft {
  shell: Shell;
  blocks: readonly string[];
  notes: string | null;
  isSpoilt: boolean;
}

function createVersion({ shell, blocks, notes, isSpoilt }: Draft, random: Random): Version {
  const xml = documentXml(shell, blocks);
  const isSpoiltXml = isSpoilt && random.chance(0.7);
  const parts = {
    'word/document.xml': isSpoiltXml ? encodeXml(corruptXml(xml, random), random) : Buffer.from(xml),
    ...(notes === null ? {} : partOfNotes(notes, isSpoilt && random.chance(0.2), random)),
    ...(isSpoilt && random.chance(0.1) ? settings(random) : {}),
  };
  const store = random.chance(0.7);
  const packed = Object.entries(parts).map(([name, content]) =>
    packEntry({ name, content, codec: zipCodec, store }),
  );
  const entries: ZipEntry[] = [...written.filter(({ name }) => !(name in parts)), ...packed];
  const bytes = isSpoilt && !isSpoiltXml ? corruptZip(entries, random) : writeZip(entries);
  return { bytes, isSound: !isSpoilt };
}

function partOfNotes(xml: string, isCorrupt: boolean, random: Random): Record<string, Uint8Array> {
  const name = xml.startsWith('<w:footnotes') ? 'word/footnotes.xml' : 'word/endnotes.xml';
  return { [name]: Buffer.from(isCorrupt ? corruptXml(xml, random) : xml) };
}

/** Parts that are sanitized before other users open the file. */
function settings(random: Random): Record<string, Uint8Array> {
  const rels =
    '<Relationships><Relationship Id="rId1" Type="http://x/attachedTemplate" Target="http://e/a.dotm" TargetMode="External"/></Relationships>';
  const corrupt = () => Buffer.from(corruptXml(rels, random));
  return {
    'word/settings.xml': Buffer.from(
      corruptXml('<w:settings><w:attachedTemplate r:id="rId1"/></w:settings>', random),
    ),
    'word/_rels/settings.xml.rels': corrupt(),
    'word/_rels/document.xml.rels': corrupt(),
    'docProps/core.xml': Buffer.from(
      corruptXml(
        '<cp:coreProperties><cp:revision>2</cp:revision><dcterms:modified>x</dcterms:modified></cp:coreProperties>',
        random,
      ),
    ),
  };
}
