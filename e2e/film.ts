import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { waitUntilIdle } from './demo-tour.ts';

/** Creates a clip from screenshots with explicit durations, so that it does not depend on the machine's speed. Captions describe the actions. */
export interface Film {
  page: Page;
  /** Starts the next caption. */
  next: () => Promise<void>;
  hold: (ms: number) => Promise<void>;
  /** Moves the drawn pointer to an element. */
  pointAt: (target: Locator) => Promise<void>;
  click: (target: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
}

interface Cue {
  from: number;
  text: string;
}

const moveFrames = 7;
const frameMs = 70;
/** Minimum reading time of a caption. */
const minMs = 3200;

export function openFilm(page: Page, captions: readonly string[]) {
  const frames: { picture: Buffer; ms: number }[] = [];
  const cues: Cue[] = [];
  let pointerPosition = { x: 900, y: 420 };
  const length = () => frames.reduce((sum, { ms }) => sum + ms, 0);

  const shoot = async (ms: number) => {
    await page.evaluate(drawPointer, pointerPosition);
    frames.push({ picture: await page.screenshot({ animations: 'disabled' }), ms });
  };
  const pointAt = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is not there cannot be pointed at.');
    const [from, to] = [
      pointerPosition,
      { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 },
    ];
    for (let frame = 1; frame <= moveFrames; frame++) {
      const share = frame / moveFrames;
      const eased = share * share * (3 - 2 * share);
      pointerPosition = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      await shoot(frameMs);
    }
    await page.mouse.move(pointerPosition.x, pointerPosition.y);
  };
  const endCue = async () => {
    const last = cues.at(-1);
    if (last) await shoot(Math.max(400, minMs - (length() - last.from)));
  };
  const film: Film = {
    page,
    next: async () => {
      await endCue();
      const text = captions[cues.length];
      if (text === undefined) throw new Error('There are more acts than captions.');
      cues.push({ from: length(), text });
    },
    hold: shoot,
    pointAt,
    click: async (target) => {
      await pointAt(target);
      await shoot(250);
      await target.click();
      await waitUntilIdle(page);
      await shoot(500);
    },
    type: async (text) => {
      for (const part of text.match(/.{1,3}/gs) ?? []) {
        await page.keyboard.insertText(part);
        await shoot(110);
      }
    },
  };
  const develop = async (file: string): Promise<Buffer> => {
    await endCue();
    if (cues.length !== captions.length) throw new Error(`${file}: there are more captions than acts.`);
    await writeFile(`${file}.vtt`, formatCaptions(cues, length()));
    await writeVideo(frames, `${file}.mp4`);
    const middle = frames[Math.floor(frames.length * 0.6)] ?? frames[0];
    if (!middle) throw new Error(`${file}: nothing was taken.`);
    return middle.picture;
  };
  return { film, develop };
}

/** Runs in the page, above everything else. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  const id = 'film-pointer';
  const existing = document.getElementById(id);
  const pointer = existing ?? document.createElement('div');
  pointer.id = id;
  Object.assign(pointer.style, {
    position: 'fixed',
    left: `${x - 11}px`,
    top: `${y - 11}px`,
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    background: 'rgba(209, 95, 38, 0.55)',
    border: '2px solid rgba(255, 255, 255, 0.9)',
    boxShadow: '0 1px 6px rgba(0, 0, 0, 0.4)',
    zIndex: '2147483647',
    pointerEvents: 'none',
  });
  document.body.append(pointer);
}

function formatCaptions(cues: readonly Cue[], end: number): string {
  const blocks = cues.map(({ from, text }, index) => {
    const to = cues[index + 1]?.from ?? end;
    return `${formatCueTime(from)} --> ${formatCueTime(to)}\n${text}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

const formatCueTime = (ms: number) => new Date(ms).toISOString().slice(11, 23);

async function writeVideo(frames: readonly { picture: Buffer; ms: number }[], file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redraft-film-'));
  const names = frames.map((_, index) => path.join(folder, `${String(index).padStart(5, '0')}.png`));
  await Promise.all(frames.map(({ picture }, index) => writeFile(names[index] ?? '', picture)));
  const list = names.map((name, index) => `file '${name}'\nduration ${(frames[index]?.ms ?? 0) / 1000}`);
  // ffmpeg's concat format ignores the duration of the last entry, so it is listed twice.
  await writeFile(path.join(folder, 'list.txt'), [...list, `file '${names.at(-1)}'`].join('\n'));
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    path.join(folder, 'list.txt'),
  ];
  const output = ['-vf', 'fps=15,format=yuv420p', '-c:v', 'libx264', '-crf', '28', '-preset', 'slow'];
  execFileSync('ffmpeg', [...input, ...output, '-movflags', '+faststart', file]);
  await rm(folder, { recursive: true });
}
