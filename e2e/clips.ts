import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@redraft/sentences';
import {
  createWebpConverter,
  type DemoIds,
  findDemoIds,
  findName,
  openBrowser,
  openPage,
  openUserWindow,
  readRequest,
  waitForText,
} from './demo-tour.ts';
import { type Film, openFilm } from './film.ts';
import { editorOf, writingArea } from './support.ts';

/**
 * Records the clips of the video guide from a running server with demo data, in each language: `npm run clips`, or `npm run clips -- rewind` for one.
 * Needs ffmpeg. Types into a student's text, so it needs a separate demo instance.
 */
const folder = path.resolve(import.meta.dirname, '../apps/web/src/features/guides/clips');

interface Scene {
  name: string;
  username: string;
  start: (demoIds: DemoIds) => string;
  play: (film: Film, findLabel: (name: string) => string, demoIds: DemoIds) => Promise<void>;
}

const scenes: readonly Scene[] = [
  {
    name: 'student',
    username: 'demo_student8',
    start: () => '/',
    play: async (film, findLabel) => {
      const { page } = film;
      await film.next();
      await film.hold(1200);
      await film.click(page.getByRole('main').getByRole('link').filter({ hasText: 'One detail' }).first());
      await waitForText(page);
      await film.next();
      await film.hold(600);
      await writingArea(page).locator('p').last().click();
      await page.keyboard.press('Control+End');
      await film.type(' What stays with me is the open window, and how long she sits before it.');
      await film.next();
      await film.pointAt(editorOf(page).locator('output.save-status'));
      await film.hold(1200);
      await film.next();
      // The panel is open: closes and opens it again.
      for (let count = 0; count < 2; count++)
        await film.click(page.getByRole('button', { name: findLabel('workspace panel.toggle') }).first());
      await film.next();
      await film.click(page.getByRole('button', { name: findLabel('workspace versions') }));
      await film.next();
      await film.click(page.getByRole('dialog').getByRole('navigation').getByRole('button').nth(1));
      await film.hold(1200);
    },
  },
  {
    name: 'first-class',
    username: 'demo_instructor',
    start: () => '/classes',
    play: async (film, findLabel, { classId }) => {
      const { page } = film;
      await film.next();
      await film.hold(800);
      await film.click(page.getByRole('link', { name: findLabel('classes list.new') }).first());
      await film.next();
      await film.click(page.getByRole('textbox').first());
      await film.type('Essays and arguments');
      await film.next();
      await film.pointAt(page.getByRole('combobox').first());
      await film.pointAt(page.getByRole('combobox').nth(1));
      await film.next();
      await film.pointAt(page.locator('button[type="submit"]').first());
      await page.goto(`/classdetail/${classId}?tab=students`);
      await page.getByRole('row').nth(4).waitFor();
      await film.next();
      await film.pointAt(page.getByRole('row').nth(2));
      await film.hold(900);
      await film.next();
      await film.click(page.getByRole('tab', { name: findLabel('classes tab.assignments') }));
      await film.hold(900);
    },
  },
  {
    name: 'rewind',
    username: 'demo_instructor',
    start: ({ submissionId }) => `/readassignment/${submissionId}`,
    play: async (film, findLabel) => {
      const { page } = film;
      await waitForText(page);
      await film.next();
      await film.hold(700);
      await film.click(page.getByRole('button', { name: findLabel('grading rewind') }));
      const dialog = page.getByRole('dialog');
      const slider = dialog.getByRole('slider').first();
      await film.next();
      await film.pointAt(slider);
      await slider.focus();
      for (let step = 0; step < 24; step++) {
        for (let count = 0; count < 8; count++) await page.keyboard.press('ArrowRight');
        await film.hold(90);
      }
      await film.next();
      for (let step = 0; step < 45; step++) {
        await page.keyboard.press('ArrowRight');
        await film.hold(120);
      }
      await film.next();
      await film.pointAt(dialog.getByRole('button', { name: /×/ }).first());
      await film.hold(600);
      await film.next();
      await slider.focus();
      for (let step = 0; step < 16; step++) {
        for (let count = 0; count < 20; count++) await page.keyboard.press('ArrowRight');
        await film.hold(110);
      }
      await page.keyboard.press('End');
      await film.hold(1200);
    },
  },
  {
    name: 'essaymaps',
    username: 'demo_instructor',
    start: ({ submissionId }) => `/readassignment/${submissionId}`,
    play: async (film, findLabel) => {
      const { page } = film;
      await waitForText(page);
      await film.next();
      await film.hold(600);
      await film.click(page.getByRole('button', { name: findLabel('graphs tabs.text'), exact: true }));
      const dialog = page.getByRole('dialog');
      await film.next();
      await film.click(dialog.getByRole('tab', { name: findLabel('graphs tabs.essayMap'), exact: true }));
      const passages = dialog.getByRole('article').locator('[data-start]');
      await passages.first().waitFor();
      await film.hold(900);
      await film.next();
      await film.pointAt(passages.nth(2));
      await film.hold(900);
      await film.pointAt(passages.nth(5));
      await film.hold(900);
      await film.next();
      await film.click(passages.nth(5));
      await film.hold(1800);
    },
  },
  {
    name: 'graphs',
    username: 'demo_instructor',
    start: ({ classId }) => `/classdetail/${classId}?tab=analytics`,
    play: async (film, findLabel) => {
      const { page } = film;
      await page.locator('svg rect').nth(20).waitFor();
      await film.next();
      await film.hold(1500);
      await film.next();
      await film.pointAt(page.getByRole('button', { name: findLabel('ui chart.asTable') }).first());
      await film.hold(800);
      for (const tab of ['hourly', 'averages']) {
        await film.next();
        await film.click(page.getByRole('tab', { name: findLabel(`graphs tabs.${tab}`), exact: true }));
        await film.hold(1400);
      }
      await film.next();
      // Names have plain spaces, also before a colon in French.
      const explain = findLabel('ui explain').replace('{{about}}', '(.*)').replaceAll('\u00a0', ' ');
      await film.pointAt(
        page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${explain}$`) })
          .first(),
      );
      await film.hold(1500);
    },
  },
  {
    name: 'timeline',
    username: 'demo_instructor',
    start: ({ submissionId }) => `/readassignment/${submissionId}`,
    play: async (film, findLabel) => {
      const { page } = film;
      await waitForText(page);
      const tool = (name: string) => page.getByRole('button', { name: findLabel(`timeline ${name}`) });
      await page.getByRole('button', { name: findLabel('timeline title'), exact: true }).click();
      await film.next();
      await film.pointAt(page.getByRole('listbox', { name: findLabel('timeline title') }));
      await film.hold(900);
      await film.next();
      for (let count = 0; count < 3; count++) await film.click(tool('tools.before'));
      await film.next();
      for (let count = 0; count < 3; count++) await film.click(tool('tools.in'));
      await film.next();
      await film.click(tool('tools.fit'));
      const events = page.getByRole('listbox', { name: findLabel('timeline title') });
      await film.pointAt(events);
      await events.focus();
      for (const key of ['Home', 'ArrowRight', 'Enter']) {
        await page.keyboard.press(key);
        await film.hold(500);
      }
      await film.hold(1500);
      await film.next();
      await film.click(tool('asList'));
      await film.hold(1500);
    },
  },
];

const browser = await openBrowser();
const toWebp = await createWebpConverter(browser);
const demoIds = await findDemoIds(browser);
const request = readRequest(process.argv.slice(2));
await mkdir(folder, { recursive: true });

async function make(scene: Scene, language: Language): Promise<void> {
  const captions: Record<string, string[]> = JSON.parse(
    await readFile(path.join(folder, `captions.${language}.json`), 'utf8'),
  );
  const context = await openUserWindow(browser, scene.username, { language, scheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await openPage(page, scene.start(demoIds));
  const { film, develop } = openFilm(page, captions[scene.name] ?? []);
  await scene.play(film, (name) => findName(language, name), demoIds);
  const file = path.join(folder, `${scene.name}.${language}`);
  await writeFile(`${file}.webp`, await toWebp(await develop(file)));
  await context.close();
  console.log(`${scene.name}.${language}: ${((await stat(`${file}.mp4`)).size / 1000).toFixed(0)} KB`);
}

for (const scene of scenes) {
  if (request.names.length > 0 && !request.names.includes(scene.name)) continue;
  for (const language of request.languages) await make(scene, language);
}
await browser.close();
