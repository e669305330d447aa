import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** What does not hold together in a drawing: XML that is not well formed, ids twice, styles, pictures or entries of the list that are missing. */
export function drawingProblems(bytes: Uint8Array): string[] {
  const entries = unzipSync(bytes);
  const read = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
  const problems: string[] = [];
  for (const name of Object.keys(entries).filter((one) => one.endsWith('.xml'))) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => problems.push(`${name}: ${error.message}`));
    try {
      parser.write(read(name)).close();
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
  }
  const content = read('content.xml');
  const all = content + read('styles.xml');
  const ids = [...content.matchAll(/\sxml:id="([^"]*)"/g)].map(([, id]) => id ?? '');
  problems.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`));
  const names = [...all.matchAll(/\s(?:style|draw):name="([^"]*)"/g)].map(([, name]) => name);
  const known = new Set(names);
  for (const [, name] of all.matchAll(/\s(?:draw|text|table):style-name="([^"]*)"/g))
    if (!known.has(name)) problems.push(`no style ${name}`);
  for (const [, name] of all.matchAll(/\sdraw:(?:stroke-dash|marker-start|marker-end)="([^"]+)"/g))
    if (!known.has(name)) problems.push(`nothing is called ${name}`);
  const styles = [...content.matchAll(/<style:style style:name="([^"]*)" style:family="([^"]*)"/g)].map(
    ([, name, family]) => `${family} ${name}`,
  );
  problems.push(
    ...styles.filter((name, index) => styles.indexOf(name) !== index).map((name) => `style ${name} twice`),
  );
  for (const [, href = ''] of content.matchAll(/xlink:href="((?:\.\/)?(?:Pictures|Object)[^"]*)"/g)) {
    const name = href.replace(/^\.\//, '');
    if (
      !(name in entries) &&
      !Object.keys(entries).some((one) => one.startsWith(`${name}/`)) &&
      !name.startsWith('ObjectReplacements')
    )
      problems.push(`${name} is missing`);
  }
  const manifest = read('META-INF/manifest.xml');
  for (const name of Object.keys(entries))
    if (!/^(?:mimetype|META-INF\/)/.test(name) && !manifest.includes(`full-path="${name}"`))
      problems.push(`${name} is not listed`);
  if (Object.keys(entries)[0] !== 'mimetype') problems.push('mimetype is not first');
  return problems;
}
