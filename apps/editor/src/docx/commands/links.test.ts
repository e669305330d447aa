import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { readDocument, writeDocument } from '../document/written-document.ts';
import { findLinkTarget, normalizeAddress, removeLink, setLink } from './links.ts';

it.each([
  ['example.org', 'https://example.org'],
  [' https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
  ['jo@example.org', 'mailto:jo@example.org'],
  ['#chapter', '#chapter'],
  ['harbour', null],
  ['', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words.org', null],
])('the link address "%s" is normalized to %s', (typed, address) => {
  expect(normalizeAddress(typed)).toBe(address);
});

it('a link is written to the file, can be changed and can be removed', async () => {
  const written = await documentOf(p('Look at the harbour today'));
  let state = stateOf(written, 'harbour');
  const dispatch = (tr: typeof state.tr): void => {
    state = state.apply(tr);
  };
  setLink(findLinkTarget(state), { text: 'harbour', address: 'https://example.org/h' })(state, dispatch);
  const reopened = await readDocument(await writeDocument({ ...written, doc: state.doc }));
  expect(findLinkTarget(stateOf(reopened, '|harbour'))).toMatchObject({
    text: 'harbour',
    address: 'https://example.org/h',
  });

  setLink(findLinkTarget(state), { text: 'old port', address: 'https://example.org/p' })(state, dispatch);
  expect(state.doc.textContent).toBe('Look at the old port today');
  expect(findLinkTarget(state)).toMatchObject({ text: 'old port', address: 'https://example.org/p' });

  removeLink(findLinkTarget(state))(state, dispatch);
  expect(findLinkTarget(state).address).toBe('');
  expect(state.doc.textContent).toBe('Look at the old port today');
});
