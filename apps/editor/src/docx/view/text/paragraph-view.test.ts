// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { expect, it } from 'vitest';
import type { BlockKind } from '../../document/styles/block-kinds.ts';
import { ParagraphView } from './paragraph-view.ts';
import { getDefaultSpacing } from './style-defaults.ts';
import { TabLayout } from './tab-layout.ts';

it.each<[BlockKind, string | null, string | null]>([
  [{ kind: 'heading', level: 2 }, 'heading', '2'],
  [{ kind: 'heading', level: 8 }, 'heading', '8'],
  [{ kind: 'quote' }, null, null],
  [{ kind: 'text' }, null, null],
])('a paragraph that is %j has the role %j and the level %j', (kind, role, level) => {
  const { dom } = new ParagraphView(schema.node('paragraph', null, [schema.text('The sea')]), {
    numbering: () => undefined,
    defaults: () => getDefaultSpacing(undefined),
    styleSpacing: () => ({}),
    kind: () => kind,
    countFrom: () => {},
    tabs: new TabLayout(),
  });
  expect([dom.tagName, dom.getAttribute('role'), dom.getAttribute('aria-level')]).toEqual(['P', role, level]);
});
