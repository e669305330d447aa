export {
  parseRecording,
  type Recording,
  RecordingError,
  type RecordingProblem,
  savesOfRecording,
} from './recording.ts';
export type { Change, Patch, Save } from './saves.ts';
