import { type Box, headingHeight, type Layout } from './view.ts';

/** The four panes of a view, with the scroll position of the sheet in each. */
export function listPanes({ frozen, headingWidth, view }: Layout): { box: Box; x: number; y: number }[] {
  const [left, top] = [headingWidth + frozen.width, headingHeight + frozen.height];
  const columns = [
    { left: headingWidth, width: frozen.width, x: 0 },
    { left, width: view.width - left, x: view.x + frozen.width },
  ];
  const rows = [
    { top: headingHeight, height: frozen.height, y: 0 },
    { top, height: view.height - top, y: view.y + frozen.height },
  ];
  return columns.flatMap(({ x, ...column }) =>
    rows.map(({ y, ...row }) => ({ box: { ...column, ...row }, x, y })),
  );
}
