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
  const { date, commit, pages, states, findings: failed } = JSON.parse(readFileSync(file, 'utf8'));
  const list = failed.map(
    ({ page, state, findings }) =>
      `- ${page}, ${state}: ${findings.length} (${findings[0].replaceAll('|', '/')})`,
  );
  return `Last measured on ${date} at commit ${commit}: ${pages.length} pages in ${states.length} states each, ${failed.length} of these with findings.\n\nPages: ${pages.join(', ')}.${failed.length === 0 ? '' : `\n\nFindings:\n\n${list.join('\n')}`}`;
}

export function writeReport() {
  const criteria = readCriteria();
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const count = (result) => criteria.filter((one) => one.result === result).length;
  return `# Accessibility conformance report

Made by \`npm run conformance-report\` from \`criteria.tsv\` and \`measured.json\`, after the Voluntary Product Accessibility Template (VPAT) 2.5 INT. It is a report by the makers; no independent body has
examined the product.

- **Product:** Redraft ${version}, a web application with a built-in editor for texts, spreadsheets, presentations and drawings.
- **Contact and exceptions:** the accessibility statement of an installation, \`/legal/accessibility\`.
- **Evaluation:** \`npm run accessibility\` opens the pages below in Chromium and checks them with axe (WCAG 2.2 A and AA, target size included) in light at 1440 and in dark at 390 pixels, reflow at 320 pixels, text
  spacing, and that each control reached by Tab is seen and left. Journeys and unit tests named in the tables test single criteria in the browser. Criteria without a test were judged by reading the
  program. Screen readers were not used for this edition; the accessibility tree of the browser was.

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
