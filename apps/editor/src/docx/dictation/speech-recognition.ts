/** The Web Speech API's recognition, which TypeScript's library does not declare (https://webaudio.github.io/web-speech-api). */
export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

export type RecognitionResult = ArrayLike<{ transcript: string; confidence?: number }> & { isFinal: boolean };

type Constructor = new () => SpeechRecognizer;

declare global {
  interface Window {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  }
}

/** Undefined if the browser has no speech recognition. */
export function findSpeechRecognition(): Constructor | undefined {
  return typeof window === 'undefined'
    ? undefined
    : (window.SpeechRecognition ?? window.webkitSpeechRecognition);
}

/** Chrome on Android calls each longer form of a phrase final, without confidence, and repeats the words of the one before. */
export const repeatsPhrases = (userAgent: string): boolean => /Android/i.test(userAgent);

/** Recognition needs a language with its region: that of the browser's own tag for this language, otherwise its largest one. */
export function toRecognitionLanguage(language: string, browserLanguages: readonly string[]): string {
  const [main = 'en'] = language.toLowerCase().split('-');
  const own = [language, ...browserLanguages].find((tag) => new RegExp(`^${main}-[a-z]{2}$`, 'i').test(tag));
  if (own !== undefined) return own;
  const { region } = new Intl.Locale(main).maximize();
  return region === undefined ? main : `${main}-${region}`;
}
