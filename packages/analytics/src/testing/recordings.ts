import { replayRecording } from '@redraft/demo-world';
import { readRecording } from '@redraft/demo-world/testing';
import { diffText } from '@redraft/revision-log';
import type { LoggedSave, WritingLog } from '../log.ts';

/** The log that the editor would have left of a recording. */
export function toWritingLog(name: string): WritingLog {
  const recording = readRecording(name);
  const saves: LoggedSave[] = [];
  let text = recording.startContent;
  for (const save of replayRecording(recording)) {
    const ops = diffText(text, save.text);
    saves.push({ seq: saves.length + 1, t: save.at, dirtyMs: save.dirtyMs, origin: 'typed', ops });
    text = save.text;
  }
  return { base: recording.startContent, saves };
}
