import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { duplicatePage } from '../../canvas/commands/page-commands.ts';
import { listThreads } from '../../canvas/scene/comment-threads.ts';
import type { SceneComment, SceneContent, ScenePage } from '../../canvas/scene/scene.ts';
import { createBox, createComment } from '../../canvas/testing/scenes.ts';
import { type OpenedSlides, openSlides } from './read/read-slides.ts';
import { createModernCommentsDeck, createPlainCommentsDeck } from './testing/comment-decks.ts';
import { boxXml, createDeck } from './testing/create-deck.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const modern = openSlides(createModernCommentsDeck());
const plain = openSlides(createPlainCommentsDeck());

const readParts = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

type ChangeComments = (comments: readonly SceneComment[]) => readonly SceneComment[];

function changePage(
  { scene }: OpenedSlides,
  change: (page: ScenePage) => Partial<ScenePage>,
  at = 0,
): SceneContent {
  const pages = scene.pages.map((page, index) => (index === at ? { ...page, ...change(page) } : page));
  return { ...scene, pages };
}

/** The file with changed comments on a page, and its parts. */
function save(opened: OpenedSlides, change: ChangeComments, at = 0) {
  const bytes = writeSlides(
    opened,
    changePage(opened, ({ comments }) => ({ comments: change(comments) }), at),
  );
  expect(findPackageProblems(bytes)).toEqual([]);
  const parts = readParts(bytes);
  const { pages } = openSlides(bytes).scene;
  return { bytes, parts, comments: pages[at]?.comments ?? [] };
}

const describeThreads = (comments: readonly SceneComment[]) =>
  listThreads(comments).map(({ root, replies }) => [root.text, ...replies.map(({ text }) => text)]);

const modernPart = 'ppt/comments/modernComment_100_0.xml';
const getComments = ({ scene }: OpenedSlides): readonly SceneComment[] => scene.pages[0]?.comments ?? [];

describe('modern comments', () => {
  it('modern comments are read with their shapes, positions, replies and state', () => {
    expect(modern.scene.hasModernComments).toBe(true);
    expect(describeThreads(getComments(modern))).toEqual([
      ['On the slide', 'Done'],
      ['In the group'],
      ['On a word'],
    ]);
    const roots = listThreads(getComments(modern)).map(({ root }) => root);
    expect(roots.map(({ shape, x, y, isResolved }) => [shape, x, y, isResolved])).toEqual([
      [null, 914_400, 457_200, true],
      ['s256.21', 0, 0, false],
      ['s256.2', 36_000, 72_000, false],
    ]);
  });
  it('a reply to a modern comment is written before its text, where PowerPoint reads it', () => {
    const [root] = getComments(modern);
    const group = getComments(modern).find(({ text }) => text === 'In the group');
    const { parts, comments } = save(modern, (list) => [
      ...list,
      createComment('r1', { parentId: root?.id ?? '', text: 'Second reply', author: 'Bo <Example>' }),
      createComment('r2', { parentId: group?.id ?? '', text: 'First reply' }),
    ]);
    expect(describeThreads(comments)).toEqual([
      ['On the slide', 'Done', 'Second reply'],
      ['In the group', 'First reply'],
      ['On a word'],
    ]);
    expect(comments.find(({ text }) => text === 'Second reply')?.author).toBe('Bo <Example>');
    expect(parts[modernPart]).toMatch(
      /<p188:replyLst><p188:reply [^>]*>(?:(?!<\/p188:replyLst>).)*First reply.*?<\/p188:replyLst><p188:txBody>/,
    );
    expect(parts['ppt/authors.xml']?.match(/<p188:author /g)).toHaveLength(2);
  });
  it('resolving, reopening and editing a modern comment keep the rest of its markup', () => {
    const { parts, comments } = save(modern, (list) =>
      list.map((comment) =>
        comment.isResolved === null ? comment : { ...comment, isResolved: !comment.isResolved },
      ),
    );
    expect(comments.map(({ isResolved }) => isResolved)).toEqual([false, null, true, true]);
    const before = readParts(createModernCommentsDeck())[modernPart] ?? '';
    expect(parts[modernPart]).not.toBe(before);
    const withoutStatus = (xml = ''): string => xml.replaceAll(' status="resolved"', '');
    expect(withoutStatus(parts[modernPart])).toContain(
      withoutStatus(before).slice(before.indexOf('<p188:cm '), -20),
    );
    const edited = save(modern, (list) =>
      list.map((comment) => ({ ...comment, text: `${comment.text}!\nNew line` })),
    );
    expect(describeThreads(edited.comments)[0]).toEqual(['On the slide!\nNew line', 'Done!\nNew line']);
    expect(edited.parts[modernPart]).toContain('{00000000-0000-0000-0000-00000000FEED}');
    expect(edited.parts[modernPart]).toContain('<ac:txMk cp="0" len="3">');
  });
  it('a new comment on a shape names slide, groups and shape, and one on the slide the slide', () => {
    const { parts, comments } = save(modern, (list) => [
      ...list,
      createComment('n1', { text: 'Title', shape: 's256.2', isResolved: false }),
      createComment('n2', { text: 'Inner', shape: 's256.21', isResolved: true }),
      createComment('n3', { text: 'Slide', isResolved: false, y: 36_000 }),
      createComment('n4', { text: 'Deleted', shape: 's256.99', isResolved: false }),
      createComment('n5', { text: 'Answer', parentId: 'n3' }),
    ]);
    const xml = (parts[modernPart] ?? '').replaceAll(/ xmlns:\w+="[^"]*"/g, '');
    const slide = '<pc:docMk/><pc:sldMk cId="0" sldId="256"/>';
    expect(xml).toContain(
      `<ac:deMkLst>${slide}<ac:spMk id="2" creationId="{12345678-1234-4234-8234-123456789ABC}"/></ac:deMkLst>`,
    );
    const zero = 'creationId="{00000000-0000-0000-0000-000000000000}"';
    expect(xml).toContain(
      `<ac:deMkLst>${slide}<ac:grpSpMk id="20" ${zero}/><ac:spMk id="21" ${zero}/></ac:deMkLst>`,
    );
    expect(xml.split(`<pc:sldMkLst>${slide}</pc:sldMkLst>`)).toHaveLength(3);
    expect(describeThreads(comments).slice(3)).toEqual([
      ['Title'],
      ['Inner'],
      ['Slide', 'Answer'],
      ['Deleted'],
    ]);
    expect(comments.find(({ text }) => text === 'Inner')).toMatchObject({
      shape: 's256.21',
      isResolved: true,
    });
  });
  it('a comment on a shape that was added in the same save is about this shape', () => {
    const scene = changePage(
      modern,
      ({ shapes, comments }) => ({
        shapes: [...shapes, createBox('new-box', { x: 36_000, width: 360_000, height: 360_000 })],
        comments: [...comments, createComment('n', { text: 'New', shape: 'new-box', isResolved: false })],
      }),
      1,
    );
    const [page] = openSlides(writeSlides(modern, scene)).scene.pages.slice(1);
    expect(page?.comments.map(({ shape }) => shape)).toEqual([page?.shapes[1]?.id]);
  });
  it('deleting a modern comment deletes its replies, and the part with the last one', () => {
    expect(describeThreads(save(modern, (list) => list.slice(1)).comments)).toEqual([
      ['In the group'],
      ['On a word'],
    ]);
    const { parts } = save(modern, () => []);
    expect(Object.keys(parts).filter((name) => name.includes('comments/'))).toEqual([]);
  });
  it('a copied slide has copies of the comments, about its own shapes', () => {
    const [first] = modern.scene.pages;
    expect(first).toBeDefined();
    let count = 0;
    const copied = first && duplicatePage(modern.scene, first, () => `new-${count++}`);
    const scene = { ...modern.scene, ...copied?.scene };
    const bytes = writeSlides(modern, scene);
    expect(findPackageProblems(bytes)).toEqual([]);
    const [original, copy] = openSlides(bytes).scene.pages;
    expect(describeThreads(copy?.comments ?? [])).toEqual(describeThreads(original?.comments ?? []));
    expect(copy?.comments.map(({ shape }) => shape?.replace(copy.id, 's256'))).toEqual(
      original?.comments.map(({ shape }) => shape ?? undefined),
    );
    expect(copy?.comments.map(({ isResolved }) => isResolved)).toEqual([true, null, false, false]);
    const ids = [...(original?.comments ?? []), ...(copy?.comments ?? [])].map(({ id }) =>
      id.replace(/^.*\.c/, ''),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('plain comments', () => {
  it('plain comments are read as threads that cannot be resolved', () => {
    expect(plain.scene.hasModernComments).toBeUndefined();
    expect(describeThreads(getComments(plain))).toEqual([['Why here?', 'Because']]);
    expect(getComments(plain).map(({ isResolved, shape }) => [isResolved, shape])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
  it('replies to plain comments name them, also to one that is new', () => {
    const [root] = getComments(plain);
    const { parts, comments } = save(plain, (list) => [
      ...list,
      createComment('n', { text: 'New', author: 'Bo Example' }),
      createComment('r1', { text: 'To the old', parentId: root?.id ?? '' }),
      createComment('r2', { text: 'To the new', parentId: 'n' }),
    ]);
    expect(describeThreads(comments)).toEqual([
      ['Why here?', 'Because', 'To the old'],
      ['New', 'To the new'],
    ]);
    expect(parts['ppt/comments/comment1.xml']?.match(/<p15:parentCm authorId="1" idx="1"\/>/g)).toHaveLength(
      1,
    );
    expect(parts['ppt/commentAuthors.xml']).toContain('lastIdx="4"');
  });
  it('a file without comments gets plain ones, which LibreOffice reads as well', () => {
    const opened = openSlides(createDeck([{ shapes: boxXml({ id: 2 }) }]));
    const { parts, comments } = save(opened, () => [
      createComment('n', { text: 'First', x: 158_750, y: 1_587_500 }),
      createComment('r', { text: 'Reply', parentId: 'n' }),
    ]);
    expect(describeThreads(comments)).toEqual([['First', 'Reply']]);
    expect(comments[0]).toMatchObject({ x: 158_750, y: 1_587_500, at: 1_700_000_000_000 });
    expect(parts['[Content_Types].xml']).toContain('presentationml.commentAuthors+xml');
    expect(parts['ppt/comments/comment1.xml']).toContain('<p:pos x="100" y="1000"/>');
  });
});

describe('modern comments without a list of their authors', () => {
  it.each([
    ['missing', null],
    ['broken', '<p188:authorLst'],
  ])('the list is %s: new comments are plain, and a reply to a modern one has its author', (_, authors) => {
    const entries = unzipSync(createModernCommentsDeck());
    if (authors === null) delete entries['ppt/authors.xml'];
    else entries['ppt/authors.xml'] = strToU8(authors);
    const damaged = zipSync(entries);
    const opened = openSlides(damaged);
    expect(opened.scene.hasModernComments).toBeUndefined();
    const bytes = writeSlides(
      opened,
      changePage(opened, ({ comments }) => ({
        comments: [
          ...comments,
          createComment('n', { text: 'New', author: 'Bo Example' }),
          createComment('r', { text: 'Reply', author: 'Cy Example', parentId: comments[0]?.id ?? '' }),
        ],
      })),
    );
    const written = openSlides(bytes);
    expect(getComments(written).map(({ text, author }) => [text, author])).toEqual([
      ['On the slide', ''],
      ['Done', ''],
      ['Reply', 'Cy Example'],
      ['In the group', ''],
      ['On a word', ''],
      ['New', 'Bo Example'],
    ]);
    expect(written.scene.hasModernComments).toBe(true);
    const problems = findPackageProblems(damaged);
    expect(findPackageProblems(bytes).filter((problem) => !problems.includes(problem))).toEqual([]);
    expect(readParts(bytes)['ppt/authors1.xml']).toMatch(/^<\?xml /);
  });
});

it('comments that reply to one another in a circle are read and written', () => {
  const circle = (author: string) =>
    `<p15:threadingInfo xmlns:p15="http://schemas.microsoft.com/office/powerpoint/2012/main"><p15:parentCm authorId="0" idx="${author}"/></p15:threadingInfo>`;
  const bytes = createPlainCommentsDeck();
  const xml = (readParts(bytes)['ppt/comments/comment1.xml'] ?? '').replace(
    '</p:text></p:cm>',
    `</p:text><p:extLst><p:ext uri="{C}">${circle('2')}</p:ext></p:extLst></p:cm>`,
  );
  const opened = openSlides(
    createDeck(
      [{ shapes: '', relationships: [{ id: 'rIdX', type: 'comments', target: '../comments/comment1.xml' }] }],
      { parts: { 'ppt/comments/comment1.xml': xml } },
    ),
  );
  expect(describeThreads(getComments(opened)).flat().sort()).toEqual(['Because', 'Why here?']);
  expect(() =>
    writeSlides(
      opened,
      changePage(opened, () => ({ comments: [] })),
    ),
  ).not.toThrow();
});
