import { isSameValue } from '../format/same-values.ts';
import { isStyled } from '../styles/shape-format.ts';
import type {
  LineShape,
  PageLayout,
  SceneComment,
  ScenePage,
  Shape,
  TableCell,
  TableShape,
  TextBody,
  TextParagraph,
  TextRun,
} from './scene.ts';
import type { SceneChange, SceneEdit } from './scene-edit.ts';

/**
 * A device may hold edits that an earlier release stored before it could save them. What that release did not know stays as the document has it, or
 * is the default.
 */
export function completeEarlierEdit(edit: SceneEdit, pages: readonly ScenePage[]): SceneEdit {
  return { ...edit, changes: edit.changes.map((change) => completeChange(change, pages)) };
}

function completeChange(change: SceneChange, pages: readonly ScenePage[]): SceneChange {
  switch (change.kind) {
    case 'shape':
    case 'add-shape': {
      const page = pages.find(({ id }) => id === change.page);
      return { ...change, shape: completeShape(change.shape, page?.shapes) };
    }
    case 'add-page':
      return { ...change, page: completePage(change.page, pages) };
    case 'layouts':
      return { ...change, layouts: change.layouts.map(completeLayout) };
    case 'page': {
      const { comments, ...values } = change.values;
      if (comments === undefined) return change;
      const known = pages.find(({ id }) => id === change.id)?.comments;
      return { ...change, values: { ...values, comments: completeComments(comments, known) } };
    }
    default:
      return change;
  }
}

/** A copied page has its shapes from the page that it was copied from. */
function completePage(page: ScenePage, pages: readonly ScenePage[]): ScenePage {
  const known = pages.find(({ id }) => id === page.id || id === page.copyOf);
  return {
    ...fillIn(page, { transition: known?.transition ?? 'none' }),
    behind: page.behind.map((shape) => completeShape(shape, known?.behind)),
    shapes: page.shapes.map((shape) => completeShape(shape, known?.shapes)),
    comments: completeComments(page.comments, known?.comments),
  };
}

/** Releases without threads could only add and delete comments. */
function completeComments(
  comments: readonly SceneComment[],
  known: readonly SceneComment[] = [],
): readonly SceneComment[] {
  const knownById = new Map(known.map((comment) => [comment.id, comment]));
  return comments.map((comment) => {
    const isComplete = Object.hasOwn(comment, 'parentId');
    return isComplete ? comment : (knownById.get(comment.id) ?? fillIn(comment, newCommentValues));
  });
}

const newCommentValues = {
  parentId: null,
  shape: null,
  isResolved: null,
} as const satisfies Partial<SceneComment>;

function completeLayout(layout: PageLayout): PageLayout {
  return {
    ...layout,
    behind: layout.behind.map((shape) => completeShape(shape)),
    shapes: layout.shapes.map((shape) => completeShape(shape)),
    ...(layout.levels && {
      levels: layout.levels.map(
        (list) =>
          list?.map(({ run, paragraph }) => ({
            run: fillIn(run, newRunValues),
            paragraph: fillIn(paragraph, newParagraphValues),
          })) ?? null,
      ),
    }),
  };
}

const newRunValues = { capitals: 'none', baseline: 0 } as const satisfies Partial<TextRun>;
const newParagraphValues = {
  marker: null,
  indents: null,
  spaceAfter: 0,
} as const satisfies Partial<TextParagraph>;

const newCellValues = { fillOpacity: 1, borders: null } as const satisfies Partial<TableCell>;

function completeShape(edited: Shape, known: readonly Shape[] = []): Shape {
  const current = known.find(({ id }) => id === edited.id || id === edited.copyOf);
  // Releases without layers left each shape on its own, and those without styles kept the name of its style.
  const layered = current?.layer === undefined ? edited : fillIn(edited, { layer: current.layer });
  const shape =
    current !== undefined && isStyled(current) && isStyled(layered) && current.styleId !== undefined
      ? fillIn(layered, { styleId: current.styleId })
      : layered;
  switch (shape.kind) {
    case 'box': {
      const box = current?.kind === 'box' ? current : null;
      // A colour chosen since stands for the gradient or picture.
      const fillPaint = box?.fill === shape.fill ? box.fillPaint : null;
      const hasSameOutline =
        box !== null && isSameValue([box.outline, box.preset], [shape.outline, shape.preset]);
      const sites = hasSameOutline ? box.sites : undefined;
      return {
        ...fillIn(shape, { fillPaint }),
        ...(sites === undefined ? {} : { sites }),
        text: completeBody(shape.text, box?.text),
      };
    }
    case 'table':
      return completeTable(shape, current?.kind === 'table' ? current : null);
    case 'group': {
      const shapes = current?.kind === 'group' ? current.shapes : [];
      return { ...shape, shapes: shape.shapes.map((one) => completeShape(one, shapes)) };
    }
    case 'line':
      return completeLine(shape, current?.kind === 'line' ? current : null);
    default:
      return shape;
  }
}

/** Releases without connections in their edits disconnected a line that was moved. */
function completeLine(line: LineShape, current: LineShape | null): LineShape {
  const isSamePlace = current !== null && isSameValue(toPlace(current), toPlace(line));
  const { bends, start, end } = isSamePlace
    ? current
    : { bends: line.route === 'straight' ? [] : [0.5], start: null, end: null };
  return fillIn(line, { bends, start, end });
}

const toPlace = ({ route, x, y, width, height, rotation, isFlippedX, isFlippedY }: LineShape) => ({
  route,
  x,
  y,
  width,
  height,
  rotation,
  isFlippedX,
  isFlippedY,
});

function completeTable(table: TableShape, current: TableShape | null): TableShape {
  return {
    ...table,
    rows: table.rows.map((row, rowIndex) => ({
      ...row,
      cells: row.cells.map((cell, column) => {
        const known = current?.rows[rowIndex]?.cells[column];
        const text = completeBody(cell.text, known?.text);
        if ('borders' in cell || known === undefined) return { ...fillIn(cell, newCellValues), text };
        // That release could not change fills, and did not read those of styles that the file only names.
        const { fill, fillOpacity, borders } = known;
        return { ...(cell as TableCell), fill, fillOpacity, borders, text };
      }),
    })),
  };
}

function completeBody(body: TextBody, current: TextBody | undefined): TextBody {
  return {
    ...fillIn(body, { layout: current?.layout ?? null }),
    paragraphs: body.paragraphs.map((paragraph, index) =>
      completeParagraph(paragraph, current?.paragraphs[index]),
    ),
  };
}

function completeParagraph(paragraph: TextParagraph, current: TextParagraph | undefined): TextParagraph {
  const isSameList = current?.list === paragraph.list && current.level === paragraph.level;
  const { marker, indents } = isSameList ? current : newParagraphValues;
  const { capitals, baseline } = current?.runs[0] ?? newRunValues;
  return {
    ...fillIn(paragraph, { marker, indents, spaceAfter: current?.spaceAfter ?? 0 }),
    runs: paragraph.runs.map((run) => fillIn(run, { capitals, baseline })),
  };
}

const fillIn = <Whole extends object>(values: Whole, missing: Partial<Whole>): Whole => ({
  ...missing,
  ...values,
});
