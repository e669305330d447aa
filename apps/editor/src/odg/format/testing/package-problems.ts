import { strFromU8, unzipSync } from 'fflate';
import { findSyntaxProblems } from '../../../xml/testing/syntax-problems.ts';

/** Inconsistencies of a drawing: XML that is not well-formed, duplicate ids, styles and parts that are missing or not listed. */
export function findPackageProblems(bytes: Uint8Array): string[] {
  const entries = unzipSync(bytes);
  const textOf = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
  const problems: string[] = [];
  for (const name of Object.keys(entries))
    if (/\.xml$/.test(name)) problems.push(...findSyntaxProblems(name, textOf(name)));
  const listedParts = new Set(
    [...textOf('META-INF/manifest.xml').matchAll(/full-path="([^"]*)"/g)].map(([, name]) => name),
  );
  for (const name of Object.keys(entries))
    if (!listedParts.has(name) && name !== 'mimetype' && !name.startsWith('META-INF/'))
      problems.push(`${name} is not listed`);
  for (const name of listedParts)
    if (name !== undefined && !name.endsWith('/') && !(name in entries)) problems.push(`${name} is missing`);
  const content = textOf('content.xml');
  const ids = [...content.matchAll(/\sxml:id="([^"]*)"/g)].map(([, id]) => id);
  problems.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`));
  const styles = content + textOf('styles.xml');
  const styleNames = new Set(
    [...styles.matchAll(/<(?:style:style|text:list-style)\s[^>]*?style:name="([^"]*)"/g)].map(
      ([, name]) => name,
    ),
  );
  for (const [, name] of content.matchAll(/\s(?:draw|text|table):(?:text-)?style-name="([^"]*)"/g))
    if (!styleNames.has(name)) problems.push(`No style ${name}`);
  const automaticStyles = [
    ...content.matchAll(/<style:style\s[^>]*?style:name="([^"]*)"[^>]*?style:family="([^"]*)"/g),
  ].map(([, name, family]) => `${family} ${name}`);
  problems.push(
    ...automaticStyles
      .filter((name, index) => automaticStyles.indexOf(name) !== index)
      .map((name) => `Style ${name} twice`),
  );
  for (const [, name = ''] of content.matchAll(/xlink:href="(Pictures\/[^"]*)"/g))
    if (!(name in entries)) problems.push(`No ${name}`);
  return problems;
}
