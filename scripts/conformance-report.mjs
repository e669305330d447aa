// Writes the accessibility conformance report (VPAT 2.5, international edition) from the table of criteria and the last measurement:
//   npm run conformance-report
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'docs', 'accessibility');
export const results = ['Supports', 'Partially supports', 'Does not support', 'Not applicable'];

/** @returns {{ criterion: string, name: string, level: string, result: string, remark: string, evidence: string[] }[]} */
export function readCriteria() {
  const [, ...lines] = readFileSync(path.join(folder, 'criteria.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [criterion, name, level, result, remark, evidence = ''] = line.split('\t');
    return { criterion, name, level, result, remark, evidence: evidence.split(' ').filter(Boolean) };
  });
}

const table = (criteria) =>
  [
    '| criterion | conformance | remarks | tested by |',
    '| --- | --- | --- | --- |',
    ...criteria.map(
      ({ criterion, name, result, remark, evidence }) =>
        `| ${criterion} ${name} | ${result} | ${remark} | ${evidence.map((file) => `\`${file}\``).join(', ') || '–'} |`,
    ),
  ].join('\n');

function describeMeasurement() {
  const file = path.join(folder, 'measured.json');
  if (!existsSync(file)) return 'The pages have not been measured yet (`npm run accessibility`).';
  const { date, commit, places } = JSON.parse(readFileSync(file, 'utf8'));
  const measured = places.filter(({ states }) => states.length > 0);
  const count = (kind) => measured.filter((place) => place.kind === kind).length;
  const states = measured.flatMap((place) => place.states);
  const list = measured.flatMap(({ name, findings: failed }) =>
    failed.map(
      ({ state, findings }) =>
        `- ${name}, ${state}: ${findings.length} (${findings[0].replaceAll('|', '/')})`,
    ),
  );
  const unmeasured = places.filter((place) => place.unmeasured.length > 0);
  return [
    `Last measured on ${date} at commit ${commit}: ${count('page')} pages, ${count('dialog')} dialogs and ${count('menu')} menus, in ${states.length} states together, ${list.length} of these with findings.`,
    `How many were measured in each state, of those that are listed for it:\n\n${describeStates(places)}`,
    `Measured: ${measured.map(({ name }) => name).join(', ')}.`,
    ...(unmeasured.length === 0
      ? []
      : [`Listed, and not measured for this edition:\n\n${unmeasured.map(describeUnmeasured).join('\n')}`]),
    ...(list.length === 0 ? [] : [`Findings:\n\n${list.join('\n')}`]),
  ].join('\n\n');
}

function describeStates(places) {
  const names = new Set(places.flatMap(({ states, unmeasured }) => [...states, ...unmeasured]));
  const count = (state, kind) => places.filter((place) => place[kind].includes(state)).length;
  return [...names]
    .map((state) => ({ state, measured: count(state, 'states'), missing: count(state, 'unmeasured') }))
    .map(({ state, measured, missing }) => `- ${state}: ${measured} of ${measured + missing}`)
    .join('\n');
}

const describeUnmeasured = ({ name, states, unmeasured }) =>
  `- ${name}${states.length === 0 ? '' : `: not in ${unmeasured.join('; ')}`}`;

export function writeReport() {
  const criteria = readCriteria();
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const count = (result) => criteria.filter((one) => one.result === result).length;
  return `# Accessibility conformance report

Made by \`npm run conformance-report\` from \`criteria.tsv\` and \`measured.json\`, after the Voluntary Product Accessibility Template (VPAT) 2.5 INT. It is a report by the makers; no independent body has
examined the product.

- **Product:** Redraft ${version}, a web application with a built-in editor for texts, spreadsheets, presentations and drawings.
- **Contact and exceptions:** the accessibility statement of an installation, \`/legal/accessibility\`.
- **Evaluation:** \`npm run accessibility\` opens the pages, dialogs and menus below in Chromium, with errors, empty and waiting pages among them, in the states that are counted below. It checks them with axe
  (WCAG 2.2 A and AA, target size included) in light, in dark at 390 pixels and in Arabic from right to left; zoom of 200 and 400 % (640 and 320 of 1280 pixels); text spacing; forced colours; that each control reached by Tab is seen and
  left; and that a dialog takes, keeps and gives back the focus. Journeys and unit tests named in the tables test single criteria in the browser. Criteria without a test were judged by reading the
  program. The accessibility tree of the browser is kept as transcripts (\`e2e/transcripts\`); what the screen reader Orca said in three journeys is in [orca.md](orca.md).

${describeMeasurement()}

Of ${criteria.length} criteria: ${results.map((result) => `${count(result)} ${result.toLowerCase()}`).join(', ')}.

## WCAG 2.2, Level A

${table(criteria.filter(({ level }) => level === 'A'))}

4.1.1 Parsing is obsolete and removed in WCAG 2.2; it is supported where WCAG 2.0 and 2.1 ask for it.

## WCAG 2.2, Level AA

${table(criteria.filter(({ level }) => level === 'AA'))}

## Revised Section 508

- **Chapter 3, functional performance criteria:** as the tables of WCAG; where a criterion is partially supported, the remark names who meets a barrier and the way around it.
- **Chapter 4, hardware:** not applicable.
- **Chapter 5, software:** the product is web content; 501.1 refers to WCAG. The editor is an authoring tool (504): it keeps headings, alternative texts, languages and table headers of files, offers fields for them,
  and does not check for missing ones.
- **Chapter 6, support documentation and services:** guides and help are web pages, in the tables above.

## EN 301 549

- **4, functional performance statements:** as the tables of WCAG.
- **5, generic requirements:** 5.2 to 5.9 are met by browser and system; there is no biometric identification and no key repeat of our own.
- **6 and 13, two-way voice, relay:** not applicable.
- **7, video capabilities:** the clips have captions and no sound; 7.2 is not applicable.
- **8, hardware; 11, software:** not applicable: the product is web content.
- **9, web:** the tables above.
- **10, non-web documents:** texts are saved as Office Open XML with their structure; PDFs that are made from them may lack tags.
- **11.8, authoring tools:** as 504 of Section 508.
- **12, documentation and support services:** as chapter 6 of Section 508.
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(folder, 'report.md'), writeReport());
