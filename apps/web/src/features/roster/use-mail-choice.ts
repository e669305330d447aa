import type { Language } from '@redraft/sentences';
import { useState } from 'react';

interface Options {
  /** Language of the class's mails; null before the first ones. */
  language: Language | null;
  invited: number;
  onImport: (mailLanguage: Language | undefined) => void;
}

/** Whether an import sends invitation mails: asks before the first mails of a class, a checkbox later. */
export function useMailChoice({ language, invited, onImport }: Options) {
  const [isAsking, setAsking] = useState(false);
  const [isMailing, setMailing] = useState(true);
  const start = () => {
    if (invited === 0) onImport(undefined);
    else if (language === null) setAsking(true);
    else onImport(isMailing ? language : undefined);
  };
  const answer = (mailLanguage: Language | undefined) => {
    setAsking(false);
    onImport(mailLanguage);
  };
  const question = isAsking
    ? { onSend: answer, onWithout: () => answer(undefined), onClose: () => setAsking(false) }
    : null;
  return { isMailing, setMailing, start, question };
}
