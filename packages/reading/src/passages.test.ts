// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createRange, findWordEnd, listPassages } from './passages.ts';

function createText(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
const read = (html: string): string[] => [...listPassages(createText(html), 'en')].map(({ text }) => text);
const sentence = 'Nine words are in this sentence, if one counts. ';

describe('what is read aloud', () => {
  it.each([
    [
      'each block by itself',
      '<h2>Task</h2><p>Write.</p><ul><li>One</li><li>Two</li></ul>',
      ['Task', 'Write.', 'One', 'Two'],
    ],
    [
      'the words of a block in one go, however they are formatted',
      '<p>A <b>bold</b> word.</p>',
      ['A bold word.'],
    ],
    ['plain text', 'Write a text. Then read it.', ['Write a text. Then read it.']],
    ['nothing of empty blocks', '<p> </p><p></p><p>Words</p>', ['Words']],
    ['nothing of an empty text', '', []],
    ['no controls and nothing hidden', '<p>One<button>Edit</button><i aria-hidden="true">*</i></p>', ['One']],
    ['nothing that a suggestion deletes', '<p>One <del>two </del><ins>three</ins></p>', ['One three']],
  ])('reads %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it('the language is that of the paragraph, or else of the text', () => {
    const root = createText('<div lang="de"><p>Eins.</p></div><p lang="fr">Deux.</p><p lang="">Three.</p>');
    expect([...listPassages(root, 'en')].map(({ language }) => language)).toEqual(['de', 'fr', 'en']);
  });

  it('a language that is no tag does not keep a text from being read', () => {
    expect([...listPassages(createText('<p lang="no tag!">One.</p>'), 'en')]).toHaveLength(1);
  });

  it.each([
    ['within a paragraph', 0, 2, 0, 7, ['e wor']],
    ['across paragraphs', 0, 4, 1, 3, ['words', 'and']],
    ['without any letter', 0, 3, 0, 3, []],
  ])('only a range is read, %s', (_, block, from, endBlock, to, expected) => {
    const root = createText('<p>One words</p><p>and others</p>');
    const texts = [...root.querySelectorAll('p')].map((paragraph) => paragraph.firstChild ?? root);
    const range = new Range();
    range.setStart(texts[block] ?? root, from);
    range.setEnd(texts[endBlock] ?? root, to);
    expect([...listPassages(root, 'en', range)].map(({ text }) => text)).toEqual(expected);
  });

  it('long texts are cut between sentences, and long sentences between words, without losing a letter', () => {
    const text = `${sentence.repeat(12)}${'word '.repeat(100)}${'x'.repeat(500)}`;
    const passages = read(`<p>${text}</p>`);
    expect(passages.join('')).toBe(text);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(220);
    expect(passages.slice(0, 3).every((passage) => passage.endsWith('counts. '))).toBe(true);
  });
});

describe('the range of spoken words', () => {
  it.each([
    ['in one format', 0, 1, 'A'],
    ['in another format', 2, 6, 'bold'],
    ['across formats', 0, 6, 'A bold'],
    ['at the end', 7, 12, 'word.'],
  ])('the range of words is found %s', (_, from, to, expected) => {
    const [passage] = listPassages(createText('<p>A <b>bold</b> word.</p>'), 'en');
    expect(passage && createRange(passage, from, to)?.toString()).toBe(expected);
  });

  it('the range of a later passage starts where its sentence does', () => {
    const passages = [...listPassages(createText(`<p>${sentence.repeat(6)}Last one.</p>`), 'en')];
    const last = passages.at(-1);
    const at = last?.text.indexOf('Last') ?? 0;
    expect(last && createRange(last, at, at + 4)?.toString()).toBe('Last');
  });

  it('a text that is no longer on the page has no range', () => {
    const root = createText('<p>Words</p>');
    const [passage] = listPassages(root, 'en');
    root.replaceChildren();
    expect(passage && createRange(passage, 0, 5)).toBeNull();
  });

  it.each([
    ['two words', 0, 3],
    ['two words', 4, 9],
    ['two words', 3, 4],
  ])('the word of %j at %d ends at %d', (text, at, end) => {
    expect(findWordEnd(text, at)).toBe(end);
  });
});
