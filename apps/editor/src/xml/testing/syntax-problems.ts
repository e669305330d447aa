import { SaxesParser } from 'saxes';

/** Positions where a part is not well-formed. */
export function findSyntaxProblems(name: string, xml: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => problems.push(`${name}: ${error.message}`));
  try {
    parser.write(xml).close();
  } catch (error) {
    problems.push(`${name}: ${String(error)}`);
  }
  return problems;
}
