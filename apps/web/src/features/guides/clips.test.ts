import { languages } from '@redraft/sentences/languages';
import { expect, it } from 'vitest';
import { clipsFor, filesOf } from './clips.ts';

const clips = [...clipsFor.student, ...clipsFor.instructor];

it.each(languages)('every clip has a video and a poster for readers of %s', (language) => {
  for (const name of clips)
    expect(filesOf(name, language), name).toMatchObject({
      video: expect.stringContaining(`${name}.`),
      poster: expect.stringContaining(`${name}.`),
    });
});

it.each(languages)('a clip never has captions of another language than %s', (language) => {
  for (const name of clips)
    expect(filesOf(name, language).captions ?? `.${language}.vtt`).toContain(`.${language}.`);
});
