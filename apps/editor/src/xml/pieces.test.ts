import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const describe = (xml: string) => piecesOf(xml).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['', []],
  ['a<b/>c', ['markup: a<b/>c']],
  ['a<![CDATA[<b>]]>c', ['markup: a', 'cdata: <b>', 'markup: c']],
  ['<!--a-->b<!--c-->', ['comment: a', 'markup: b', 'comment: c']],
  ['<![CDATA[<!--a-->]]><!--<![CDATA[b]]>-->', ['cdata: <!--a-->', 'comment: <![CDATA[b]]>']],
  ['<!DOCTYPE a><!--b-->', ['markup: <!DOCTYPE a>', 'comment: b']],
  ['a<!--b', ['markup: a<!--b']],
  ['a<![CDATA[b', ['markup: a<![CDATA[b']],
])('%s', (xml, pieces) => {
  expect(describe(xml)).toEqual(pieces);
});
