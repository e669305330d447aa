import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';

/**
 * What a screen reader reads on the main pages: the browser's accessibility tree as text, compared with `transcripts/<name>.txt`. A changed page is
 * read again and kept by `TRANSCRIPTS=write npm run e2e -- transcripts`.
 */
const folder = path.join(import.meta.dirname, 'transcripts');

/** Dates, times, amounts of time and ids differ from run to run. */
const normalize = (tree: string): string =>
  tree
    .replace(/\d{4}-\d\d-\d\d( \d\d:\d\d)?/g, '<time>')
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} \w+(, \d\d:\d\d)?/g, '<time>')
    .replace(
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?(, \d\d:\d\d)?/g,
      '<time>',
    )
    .replace(/\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec),? \d\d:\d\d/g, '<time>')
    .replace(/\b(in|Due in) \d+ (days?|hours?)/gi, '$1 <span>')
    .replace(/\b\d+ (days?|hours?|minutes?|seconds?)( ago)?\b/g, '<span>')
    .replace(/(?<=\/)\d+/g, '<id>')
    .replace(/\(\d+:\d\d [AP]M\)/g, '(<time>)')
    .replace(/http:\/\/localhost:\d+/g, '<origin>')
    .replace(/UTC[+-]\d{1,2}(:\d\d)?/g, 'UTC<offset>')
    .replace(/Notifications, \d+ unread/g, 'Notifications')
    .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}/g, '<time>')
    .replace(/(spinbutton "\w+"): "\d+"/g, '$1: <number>')
    .replace(/[A-Z]{2}-[A-Z0-9]{5,6}/g, '<key>')
    .replace(/\bVersion \d+ of \d+/g, 'Version <n> of <n>')
    .replace(/(<time>):\d\d\b/g, '$1')
    // How many empty cells there are depends on the window.
    .replace(/( +)- gridcell\n(?: +- gridcell\n)*/g, '$1- gridcell …\n')
    .replace(/(?: +- row "\d+":\n +- rowheader "\d+"\n +- gridcell …\n)+/g, '      - row …\n');

export async function expectTranscript(name: string, element: Locator): Promise<void> {
  const file = path.join(folder, `${name}.txt`);
  if (process.env.TRANSCRIPTS === 'write') {
    writeFileSync(file, `${normalize(await element.ariaSnapshot())}\n`);
    return;
  }
  await expect(async () => {
    expect(`${normalize(await element.ariaSnapshot())}\n`).toBe(readFileSync(file, 'utf8'));
  }).toPass({ timeout: 20_000 });
}
