import type { BlockContent } from '@eigenpal/docx-editor-core/types/document';
import { docxFromText, textOfDocx } from '@redraft/documents';
import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { Edit } from './edits.ts';
import { announced, docxOf, partsOf, run, wordNamespace } from './testing/docx-of.ts';
import { richDocx } from './testing/rich-docx.ts';
import { applyEdit, readDocument, writeDocument } from './written-document.ts';

const text = 'The harbour was quiet.\nNobody had come.\n\nLater the wind turned.';

it('a document keeps its text in a round trip', async () => {
  expect(textOfDocx(await writeDocument(await readDocument(docxFromText(text))))).toBe(text);
});
it('a document has the same paragraph ids in every window that opens the same bytes', async () => {
  const ids = async () => {
    const found: unknown[] = [];
    for (const node of (await readDocument(docxFromText(text))).doc.children) found.push(node.attrs.paraId);
    return found;
  };
  const [one, other] = [await ids(), await ids()];
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(4);
});
it('a document writes its paragraph ids to the file', async () => {
  const first = await readDocument(docxFromText(text));
  const reopened = await readDocument(await writeDocument(first));
  expect(reopened.doc.child(1).attrs.paraId).toBe(first.doc.child(1).attrs.paraId);
});
it('a document rejects an edit made to another document', async () => {
  const [short, long] = [await readDocument(docxFromText('a')), await readDocument(docxFromText(text))];
  const { tr } = EditorState.create({ doc: long.doc });
  tr.insertText('!', 60);
  const steps = tr.steps.map((step) => step.toJSON());
  expect(() => applyEdit(short, { kind: 'steps', steps })).toThrow();
});
it('a document applies a patch of its parts and writes it', async () => {
  const document = await readDocument(docxFromText(text));
  const section = { ...document.model.package.document.finalSectionProperties, marginTop: 2268 };
  const bytes = await writeDocument(applyEdit(document, { kind: 'package', patch: { section } }));
  const reopened = await readDocument(bytes);
  expect(reopened.model.package.document.finalSectionProperties?.marginTop).toBe(2268);
});
it('a document is unchanged by a round trip, also with a new link in its footer', async () => {
  const footer = { kind: 'footer', id: 'rId7', name: 'footer1.xml' };
  const xml = `<w:ftr ${wordNamespace}><w:p>${run('Below')}</w:p></w:ftr>`;
  const document = await readDocument(docxOf(`<w:p>${run('X')}</w:p>`, announced([{ ...footer, xml }])));
  const content: BlockContent[] = [
    {
      type: 'paragraph',
      content: [
        {
          type: 'hyperlink',
          href: 'https://example.org/',
          children: [{ type: 'run', content: [{ type: 'text', text: 'link' }] }],
        },
      ],
    },
  ];
  const footers = new Map(
    [...(document.model.package.footers ?? [])].map(([id, one]) => [id, { ...one, content }]),
  );
  expect(footers.size).toBe(1);
  const written = {
    ...document,
    model: { ...document.model, package: { ...document.model.package, footers } },
  };
  const before = JSON.stringify([...footers]);
  const parts = partsOf(await writeDocument(written));
  expect(parts['word/_rels/footer1.xml.rels']).toContain('https://example.org/');
  expect(JSON.stringify([...footers])).toBe(before);
});
it('a document keeps an empty line after a text box', async () => {
  const document = await readDocument(richDocx());
  const { tr } = EditorState.create({ doc: document.doc });
  let behind = 0;
  document.doc.forEach((node, at) => {
    if (node.type.name === 'textBox') behind = at + node.nodeSize;
  });
  const { paragraph } = document.doc.type.schema.nodes;
  if (paragraph) tr.insert(behind, paragraph.create({ paraId: '0A0A0A0A' }));
  const reopened = await readDocument(await writeDocument({ ...document, doc: tr.doc }));
  const linesIn = (doc: typeof tr.doc): string[] => doc.children.map(({ textContent }) => textContent);
  expect(linesIn(tr.doc)).toContain('');
  expect(linesIn(reopened.doc)).toEqual(linesIn(tr.doc));
});

describe('edits', () => {
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      at: fc.nat(),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
    }),
    fc.record({ kind: fc.constant('erase' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('break' as const), at: fc.nat() }),
  );
  it('edits produce the same text when applied again to the original bytes', async () => {
    const started = await readDocument(docxFromText(text));
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        let state = EditorState.create({ doc: started.doc });
        const edits: Edit[] = [];
        for (const one of actions) {
          const { tr } = state;
          const at = Math.max(1, one.at % state.doc.content.size);
          const $pos = EditorState.create({ doc: state.doc }).doc.resolve(at);
          if (!$pos.parent.isTextblock) continue;
          if (one.kind === 'type') tr.insertText(one.text, at);
          else if (one.kind === 'break') tr.split(at);
          else tr.delete(at, Math.min($pos.end(), at + one.length));
          state = state.apply(tr);
          edits.push({
            kind: 'steps',
            steps: JSON.parse(JSON.stringify(tr.steps.map((step) => step.toJSON()))),
          });
        }
        const reopened = edits.reduce(applyEdit, started);
        expect(reopened.doc.eq(state.doc)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
