import { button, cells, dialog, entry, menu, tool, type Visit } from '../place.ts';

/** Of the editor, on the page that opens a sample document of each type. */
const path = '/test';

/** Those of a text, by the menu they stand in. */
const inTexts = (name: string, menuName: string, entryName: string | RegExp) =>
  dialog(name, path, [tool(menuName), entry(entryName)], { hasText: true });

const inSheets = (name: string, menuName: string, entryName: string | RegExp) =>
  dialog(name, path, [button('Spreadsheet'), tool(menuName), entry(entryName)]);

const inSlides = (name: string, menuName: string, entryName: string | RegExp) =>
  dialog(name, path, [button('Presentation'), tool(menuName), entry(entryName)]);

export const listDocumentDialogs = (): readonly Visit[] => [
  {
    username: 'demo_admin',
    places: [
      menu('Insert in a text', path, [tool('Insert')], { hasText: true }),
      menu('Layout of a text', path, [tool('Layout')], { hasText: true }),
      menu('Review of a text', path, [tool('Review')], { hasText: true }),
      inTexts('Page numbers', 'Insert', /^Page numbers/),
      inTexts('Special characters', 'Insert', /^Special character/),
      inTexts('Columns of a text', 'Layout', /^Columns/),
      inTexts('Indents', 'Layout', /^Indents/),
      inTexts('Style guide', 'Layout', /^Style guide/),
      inTexts('Page setup of a text', 'Layout', /^Page setup/),
      dialog('Words of a text', path, [tool(/words?$/)], { hasText: true }),
      inTexts('Automatic formatting', 'Review', /^Automatic formatting/),
      inTexts('Keyboard shortcuts of a text', 'View', /^Keyboard shortcuts/),
      menu('Cells', path, [button('Spreadsheet'), tool('Cells')]),
      inSheets('Note of a cell', 'Insert', /^Note/),
      inSheets('Chart', 'Insert', /^Chart/),
      dialog('Sort range', path, [
        button('Spreadsheet'),
        cells(['Control+Home', 'b', 'Enter', 'a', 'Enter', 'ArrowUp']),
        tool('Data'),
        entry(/^Sort range/),
      ]),
      inSheets('Conditional formatting', 'Data', /^Conditional formatting/),
      inSheets('Data validation', 'Data', /^Data validation/),
      inSheets('Named ranges', 'Data', /^Named ranges/),
      inSheets('Page setup of a sheet', 'View', /^Page setup/),
      inSheets('Keyboard shortcuts of a sheet', 'View', /^Keyboard shortcuts/),
      menu('Arrange', path, [button('Presentation'), tool('Arrange')]),
      inSlides('Layout of a slide', 'Slide', /^Layout/),
      inSlides('Theme', 'Slide', /^Theme/),
      inSlides('More shapes', 'Shapes', /^More shapes/),
      inSlides('Table on a slide', 'Table', /^Insert table/),
      inSlides('Keyboard shortcuts of slides', 'View', /^Keyboard shortcuts/),
    ],
  },
];
