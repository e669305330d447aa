import { readPartRoot } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { type CommentThread, listThreads } from '../../../canvas/scene/comment-threads.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, insertChild, parseElementDraft, replaceByDraft } from '../../../xml/draft.ts';
import { type Element, findChild, readElement } from '../../../xml/element.ts';
import { type CommentSource, modernNamespace, modernRelationships } from '../read/comments.ts';
import { describeWrittenSlide } from './comment-anchors.ts';
import { hasModernAuthors } from './comment-authors.ts';
import { changeLegacyComment, createLegacyXml, getLegacyReference } from './legacy-comments.ts';
import { addReplies, changeModernComment, createModernXml } from './modern-comments.ts';
import { declaration, relationshipTypePrefix } from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import type { SlideWriteContext, WriteContext } from './write-context.ts';

interface CommentChange {
  before: readonly SceneComment[];
  after: readonly SceneComment[];
}

/** Writes the comments of a slide: existing ones keep their part and format, replies follow them, new ones use the format of the file. */
export function writeComments(
  writing: SlideWriteContext,
  pageId: string,
  { before, after }: CommentChange,
): void {
  if (isSameValue(before, after)) return;
  const { opened } = writing;
  const slideNumber = writing.slideNumbers.get(pageId) ?? '';
  const sources = before.flatMap(({ id }) => opened.comments.get(id) ?? []);
  const knownIds = new Set(before.map(({ id }) => id));
  const added = listThreads(after).map((thread) => toAdded(thread, knownIds));
  const changes: PartChanges = {
    commentsById: new Map(after.map((comment) => [comment.id, comment])),
    repliesById: new Map(added.flatMap(({ root, replies, isNew }) => (isNew ? [] : [[root.id, replies]]))),
    slideNumber,
  };
  for (const [name, partSources] of Map.groupBy(sources, (source) => source.part))
    rewritePart(writing, name, { sources: partSources, changes });
  addComments(writing, pageId, added);
  dropEmptyParts(writing, writing.part);
}

interface AddedThread {
  root: SceneComment;
  /** The new ones. */
  replies: readonly SceneComment[];
  isNew: boolean;
}

const toAdded = ({ root, replies }: CommentThread, knownIds: ReadonlySet<string>): AddedThread => ({
  root,
  replies: replies.filter(({ id }) => !knownIds.has(id)),
  isNew: !knownIds.has(root.id),
});

interface PartChanges {
  commentsById: ReadonlyMap<string, SceneComment>;
  /** New replies to comments of the file. */
  repliesById: ReadonlyMap<string, readonly SceneComment[]>;
  slideNumber: string;
}

/** Removes deleted comments, writes changed ones, and adds replies to modern ones. */
function rewritePart(
  writing: WriteContext,
  part: string,
  { sources, changes }: { sources: readonly CommentSource[]; changes: PartChanges },
): void {
  const root = readPartRoot(writing.opened.deck.pack, part);
  const isUnchanged = ({ comment, format }: CommentSource): boolean =>
    isSameValue(comment, changes.commentsById.get(comment.id)) &&
    (format !== 'threaded' || (changes.repliesById.get(comment.id) ?? []).length === 0);
  if (root === null || sources.every(isUnchanged)) return;
  const sourcesByElement = new Map(sources.map((source) => [source.element, source]));
  const xml = rewriteRoot(root, (list) => {
    rewriteList(writing, list, { from: root, sourcesByElement, changes });
  });
  writing.writer.putPart(part, xml);
}

function rewriteList(
  writing: WriteContext,
  list: ElementDraft,
  options: {
    from: Element;
    sourcesByElement: ReadonlyMap<Element, CommentSource>;
    changes: PartChanges;
  },
): void {
  const { changes, sourcesByElement } = options;
  for (const element of options.from.children) {
    const source = sourcesByElement.get(element);
    if (source === undefined) continue;
    const comment = changes.commentsById.get(source.comment.id);
    const draft = replaceByDraft(list, element);
    if (draft === null) continue;
    if (comment === undefined) {
      // Replies are removed with their comment, as in PowerPoint.
      list.parts = list.parts.filter((piece) => piece !== draft);
      continue;
    }
    if (source.format === 'plain') {
      changeLegacyComment(draft, source.comment, comment);
      continue;
    }
    changeModernComment(draft, source.comment, comment);
    const replies = findChild(element, 'p188:replyLst');
    const replyList = replies === null ? null : replaceByDraft(draft, replies);
    if (replies !== null && replyList !== null)
      rewriteList(writing, replyList, { ...options, from: replies });
    const newReplies = changes.repliesById.get(comment.id) ?? [];
    addReplies(writing, draft, { replies: newReplies, slideNumber: changes.slideNumber });
  }
}

function addComments(writing: SlideWriteContext, pageId: string, threads: readonly AddedThread[]): void {
  const isModern = hasModernAuthors(writing);
  const legacy = threads.filter(({ root, isNew, replies }) =>
    isNew ? !isModern : replies.length > 0 && getLegacyReference(writing, root.id) !== null,
  );
  const legacyXml = legacy.flatMap((thread) => createLegacyThread(writing, thread));
  appendToPart(writing, legacyFormat, legacyXml);
  const newThreads = threads.filter(({ isNew }) => isNew);
  if (!isModern || newThreads.length === 0) return;
  const slide = describeWrittenSlide(writing, pageId);
  const modernXml = newThreads.map(({ root, replies }) => createModernXml(writing, root, { slide, replies }));
  appendToPart(writing, modernFormat, modernXml);
}

function createLegacyThread(writing: WriteContext, { root, replies, isNew }: AddedThread): string[] {
  const first = isNew ? createLegacyXml(writing, root, null) : null;
  const reference = first?.reference ?? getLegacyReference(writing, root.id);
  return [
    ...(first === null ? [] : [first.xml]),
    ...replies.map((reply) => createLegacyXml(writing, reply, reference).xml),
  ];
}

interface CommentFormat {
  rootName: string;
  emptyXml: string;
  partPrefix: string;
  contentType: string;
  relationshipType: string;
}

const legacyFormat: CommentFormat = {
  rootName: 'p:cmLst',
  emptyXml: '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
  partPrefix: 'ppt/comments/comment',
  contentType: 'application/vnd.openxmlformats-officedocument.presentationml.comments+xml',
  relationshipType: `${relationshipTypePrefix}/comments`,
};
const modernFormat: CommentFormat = {
  rootName: 'p188:cmLst',
  emptyXml: `<p188:cmLst xmlns:p188="${modernNamespace}"/>`,
  partPrefix: 'ppt/comments/modernComment_',
  contentType: 'application/vnd.ms-powerpoint.comments+xml',
  relationshipType: `${modernRelationships}/comments`,
};

/** Appends comments to the part of the slide with this format; creates it if there is none. */
function appendToPart(writing: SlideWriteContext, format: CommentFormat, comments: readonly string[]): void {
  if (comments.length === 0) return;
  const { writer, part } = writing;
  const existingPart = [...writer.getRelationships(part).values()].find(
    ({ type, target }) =>
      type.endsWith('/comments') && readElement(writer.readText(target) ?? '')?.name === format.rootName,
  );
  const name = existingPart?.target ?? createPart(writing, format);
  const root = readElement(writer.readText(name) ?? '');
  if (root === null) return;
  const xml = rewriteRoot(root, (list) => {
    for (const comment of comments) insertChild(list, parseElementDraft(comment), [format.rootName]);
  });
  writer.putPart(name, xml);
}

function createPart({ writer, part }: SlideWriteContext, format: CommentFormat): string {
  const name = writer.createPartName(format.partPrefix, '.xml');
  writer.putPart(name, declaration + format.emptyXml, format.contentType);
  writer.findOrAddRelationship(part, {
    type: format.relationshipType,
    target: name,
    isExternal: false,
  });
  return name;
}

function dropEmptyParts({ writer }: WriteContext, part: string): void {
  for (const { id, type, target } of [...writer.getRelationships(part).values()]) {
    const root = type.endsWith('/comments') ? readElement(writer.readText(target) ?? '') : null;
    if (root === null || root.children.some(({ name }) => name.endsWith(':cm'))) continue;
    writer.removeRelationship(part, id);
    writer.dropPart(target);
  }
}
